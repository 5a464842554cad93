/** What the worker does for an effect: ask a vendor, and say what it answered. One handler for each effect of the table. */
import type { EffectName, EffectOf, effects, Need } from '#core/journey/effects.ts';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { WorkingCase } from '../origination/index.ts';
import type { VendorName } from '../vendors/vendor.ts';

/** Every effect that is not a rule of our own. */
export type VendorEffect = Exclude<EffectName, EffectOf<'rule'>>;
type AnswersOf<E extends EffectName> = (typeof effects)[E]['answers'][number];

type Says<E extends EventName> = {
  [N in E]: { readonly says: N; readonly payload: PayloadIn<N>; readonly findings?: Partial<UnderwritingFile> };
}[E];

/** `ordered`: long work was taken on under this reference. `done`: nobody waits for an answer. */
export type EffectAnswer<E extends EffectName = EffectName> =
  | Says<AnswersOf<E> & EventName>
  | { readonly ordered: string; readonly from: VendorName }
  | 'done';

export interface Work {
  readonly about: WorkingCase;
  /** Made from application, event and effect: whoever is asked twice with it does the thing once. */
  readonly key: string;
}

export interface EffectHandler<E extends EffectName> {
  readonly start: (work: Work) => Promise<EffectAnswer<E>>;
  /** What a finished piece of long work means; absent where nothing is ever ordered. */
  readonly finish?: (work: Work, content: unknown, kind: string) => Promise<EffectAnswer<E>>;
  /** Asks after long work whose message may be lost. */
  readonly ask?: (reference: string) => Promise<{ readonly kind: string; readonly content: unknown } | undefined>;
}

export type EffectHandlers<N extends Need = Exclude<Need, 'rule'>> = { readonly [E in EffectOf<N>]: EffectHandler<E> };
