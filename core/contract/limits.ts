/**
 * How often a call may be made, by one person wherever they are and from one address no matter who is there. Behind an address
 * may be an office of fifty, so it has many times what a person has. A row of the contract names its own; most share one
 * of these.
 */

/** How often, in how many seconds. */
export type Allowance = readonly [max: number, windowS: number];

export interface Limit {
  readonly person: Allowance;
  readonly address: Allowance;
  /**
   * `everywhere`: in PostgreSQL, so that all processes share one budget and a restart forgives nothing: for what can be
   * guessed, costs money or is kept. `here`: in the memory of each process, at no cost: for everything else.
   */
  readonly counted: 'everywhere' | 'here';
}

const minute = 60;
const hour = 3600;

function here(person: Allowance, address: Allowance): Limit {
  return { person, address, counted: 'here' };
}

export function everywhere(person: Allowance, address: Allowance): Limit {
  return { person, address, counted: 'everywhere' };
}

export const limits = {
  /** A page asks for a handful of things when it opens. */
  read: here([300, minute], [6000, minute]),
  /** A page that waits asks every second or two, and may be open in several tabs. */
  poll: here([600, minute], [12_000, minute]),
  /** Someone does the next thing: a press each. */
  step: here([120, minute], [3000, minute]),
  /** Has a vendor asked, money moved, someone written to, or a secret tried. */
  order: everywhere([60, hour], [3000, hour]),
  /** An email to oneself: a few a day are a help, more are a nuisance. */
  copy: everywhere([5, 24 * hour], [300, 24 * hour]),
  /** A file each; papers come in tens. */
  upload: everywhere([120, hour], [3000, hour]),
  /** The desk works through its day. */
  desk: everywhere([1200, hour], [24_000, hour]),
  /** What people sign in with. Tries are also counted by email and address, in server/people/accounts/limits.ts. */
  signIn: here([120, minute], [1200, minute]),
  credential: everywhere([60, hour], [1200, hour]),
  /** Looked up before anyone has signed in, by an id or a code that must not be guessed. */
  lookUp: everywhere([30, minute], [30, minute]),
  code: everywhere([10, minute], [10, minute]),
  /** What a page tells of itself as it is used. */
  telemetry: here([120, minute], [3000, minute]),
  /** Of vendors: signed, a few to each application. */
  callback: here([6000, minute], [6000, minute]),
  /** On a developer's own machine. */
  workshop: here([60_000, minute], [60_000, minute]),
} as const satisfies Record<string, Limit>;
