/** What the worker does for an effect: ask a vendor, and say what it answered. One handler for each effect of the table. */
import type { EffectName, EffectOf, effects, Need } from '#core/journey/effects.ts';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import type { Reported, ReportName } from '#core/underwriting/reported.ts';
import type { WorkingCase } from '../lending/origination/index.ts';
import type { LongWork } from '../vendors/answers.ts';
import type { VendorMessage, VendorName } from '../vendors/vendor.ts';

/** Every effect that is not a rule of our own. */
export type VendorEffect = Exclude<EffectName, EffectOf<'rule'>>;
type AnswersOf<E extends EffectName> = (typeof effects)[E]['answers'][number];

interface Ordered {
  readonly ordered: string;
  readonly from: VendorName;
}

/** Facts, where a rule of ours says what they come to. */
type Reports<R extends ReportName> = { [N in R]: { readonly reports: N; readonly facts: Reported[N] } }[R];

/** Something to say now; with `order` more is to come. */
type Says<E extends EventName> = {
  [N in E]: {
    readonly says: N;
    readonly payload: PayloadIn<N>;
    /** More is to come under this reference. */
    readonly order?: Ordered;
  };
}[E];

/** `ordered`: long work was taken on under this reference. `done`: no one waits for an answer. `notYet`: ask again later. */
export type EffectAnswer<E extends EffectName = EffectName> =
  | Says<Exclude<AnswersOf<E> & EventName, ReportName>>
  | Reports<AnswersOf<E> & ReportName>
  | Ordered
  | 'done'
  | 'notYet';

export interface Work {
  readonly about: WorkingCase;
  /** Made from application, event and effect: anyone who is asked twice with it does the thing once. */
  readonly key: string;
}

export interface EffectHandler<E extends EffectName> {
  readonly start: (work: Work) => Promise<EffectAnswer<E>>;
  /** For effects whose answer takes hours or days: how it is read, asked after, and what it means. */
  readonly long?: {
    readonly read: (message: VendorMessage) => unknown;
    readonly result: (reference: string) => Promise<unknown>;
    readonly finish: (work: Work, result: never) => Promise<EffectAnswer<E>> | EffectAnswer<E>;
  };
}

/** Ties a vendor's long work to what its result means for the journey. */
export function long<R, A>(vendor: LongWork<R>, finish: (work: Work, result: R) => A) {
  return { read: vendor.read, result: vendor.result, finish };
}

export type EffectHandlers<N extends Need = Exclude<Need, 'rule'>> = { readonly [E in EffectOf<N>]: EffectHandler<E> };
