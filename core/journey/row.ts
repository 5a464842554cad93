/** The shape of one row of the table, and the helper that lets the compiler know every name in it. */
import type { BlockingTask, Decision, ProgressStage, Subdecision } from '../application/enums.ts';
import type { Choice } from './choice.ts';
import type { EffectName } from './effects.ts';
import type { EventName } from './events.ts';

import type { Screen } from './screens.ts';

/** Minutes, hours or days; `never` where resting is what the status is for. */
type Limit = `${number}${'m' | 'h' | 'd'}` | 'never';

/** `backTo` returns to the status that was left, if it is one of these. */
export type Target<S extends string, F extends string = string> = Choice<F, S> | { readonly backTo: readonly S[] };

/** `F` are the facts that choose where it goes, `P` those that choose a place; facts.ts must answer each of them. */
export interface Row<S extends string, F extends string = string, P extends string = string> {
  /** Whose turn it is. */
  readonly actor: 'borrower' | 'signer' | 'operations' | 'vendor' | 'system' | 'none';
  /** What the progress sidebar shows; null shows none. */
  readonly stage: Choice<P, ProgressStage> | null;
  /** Where the borrower is put. In a `waiting` row: where one lands when patience runs out. */
  readonly screen: Choice<P, Screen>;
  /** The specification's routing table has no row for it, so that landing here is worth a warning. */
  readonly isUnrouted?: true;
  /** waiting: read again up to 14 times; settled: once is enough; until-stable: until two reads agree, at most 7. */
  readonly poll: 'waiting' | 'settled' | 'until-stable';
  /** What arriving here starts. */
  readonly starts: readonly EffectName[];
  /** What can happen here, and where it leads. Leading here again means staying, without starting anything. */
  readonly on: { readonly [E in EventName]?: Target<S, F> };
  /** What an event starts besides, wherever it leads. */
  readonly also?: { readonly [E in EventName]?: readonly EffectName[] };
  /** Open conditions that keep the application from going on. They never keep anyone from ending it. */
  readonly heldBy?: readonly BlockingTask[];
  /** The decision and sub-decision that hold from here on. */
  readonly decision?: readonly [Decision, Subdecision];
  /** What is over here; a `fault` is none of the borrower's and can be mended. */
  readonly end?: 'funded' | 'cancelled' | 'declined' | 'fault';
  /** How long it may rest before operations sees it. */
  readonly limit: Limit;
  readonly why: string;
}

/** Whose turn each status is, so that other tables can be made to have a row for all of one actor's. */
type Turns<A> = { readonly [K in keyof A]: { readonly actor: A[K] } };

/** Takes the statuses from the keys, so that a misspelt target is refused and the right one suggested; and the facts it asks. */
export function table<
  const S extends string,
  const F extends string,
  const P extends string,
  const A extends Readonly<Record<S, Row<string>['actor']>>,
>(rows: { readonly [K in S]: Row<NoInfer<S>, F, P> } & Turns<A>): { readonly [K in S]: Row<S, F, P> } & Turns<A> {
  return rows;
}
