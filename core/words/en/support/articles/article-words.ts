/** One help article as it is written: what it says, and how people ask for it in words that it does not use itself. */

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];

export interface ArticleWords {
  readonly title: string;
  /** The whole answer in a few sentences: what the bot says. */
  readonly short: string;
  readonly body: readonly Block[];
  /** How people ask, in their own words; never shown. */
  readonly asked: readonly string[];
}
