/** What accounts needs to know of the outside: who is asking, and for which lender. */

/** The circumstances of a request that opens or proves a session. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Whether the browser came over https; it decides the cookie's name. */
  readonly isSecure: boolean;
  /** The organization whose host was called; the lender's own when absent. `?org=` changes what is shown, never this. */
  readonly site?: string | undefined;
}

/** What accounts knows of a lender. `orgCode` is the canonical one: sites that share it share their people. */
export interface Lender {
  readonly orgCode: string;
  readonly name: string;
  /** The site's own address, without a slash at the end. Links in emails start with it, never with a request's host. */
  readonly siteUrl: string;
  /** Every address its console may be opened at; passkeys answer to these alone. The first is the site's own. */
  readonly origins?: readonly string[];
}

export type LenderOf = (orgCode: string) => Lender | undefined;
export type Clock = () => Date;
