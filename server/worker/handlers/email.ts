/** What every email of ours is made of: who it comes from, and what it says. */
export interface Lender {
  readonly name: string;
  readonly siteUrl: string;
}

export interface Email {
  readonly subject: string;
  readonly words: string;
}
