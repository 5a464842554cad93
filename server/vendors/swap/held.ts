/**
 * What stays with the company that was asked for it first, by need and call. Most things are asked for under a key that is
 * theirs alone; where a company itself sees to it that something happens once, whatever the key (one inquiry a consent, one
 * payment a loan), all of that something stays with it.
 */
import type { NeedOfTwo } from '../../needs.ts';

interface Asked {
  readonly key: string;
  readonly applicationUuid?: string;
  readonly consentId?: string;
  readonly kind?: string;
}

type Held = (asked: Asked) => string;

const byKey: Held = ({ key }) => `request ${key}`;
const ofApplication =
  (what: string): Held =>
  ({ applicationUuid, key }) =>
    applicationUuid === undefined ? byKey({ key }) : `${what} ${applicationUuid}`;

/** Those who arranged an appraisal send the appraiser. */
const valuation: Held = (asked) => (asked.kind === 'appraisal' ? ofApplication('appraisal')(asked) : byKey(asked));

/** The needs that two may serve. A need that is not here has one company. */
const held = {
  credit: {
    pullSoft: byKey,
    // A second company does not know that the consent was used: it would be a second inquiry.
    pullHard: (asked) => (asked.consentId === undefined ? byKey(asked) : `consent ${asked.consentId}`),
  },
  // Which of several parcels was meant, only the one who listed them knows.
  property: { locate: ofApplication('home'), value: ofApplication('home'), report: ofApplication('home') },
  valuation: { order: valuation, arrangeAppraisal: ofApplication('appraisal') },
  title: { orderPayoffLetters: byKey, orderFullTitle: byKey, bringDown: byKey },
  flood: { determine: byKey },
  employment: { verify: byKey },
  identity: { verify: byKey, askQuestions: byKey, checkAnswers: byKey },
  documents: { deliver: byKey },
  signing: { openSession: byKey, withdraw: byKey },
  // A lien is released where it was recorded, and one that was refused is handed in again there.
  recording: { record: ofApplication('deed'), releaseLien: ofApplication('deed') },
  payments: {
    // A loan is paid out once and a debt once, whatever the key; fees are given back by the one who took them.
    disburse: ofApplication('draw'),
    payCreditors: ofApplication('debts'),
    charge: ofApplication('fees'),
    refund: ofApplication('fees'),
  },
  watchList: { screen: byKey },
} as const satisfies Record<NeedOfTwo, Readonly<Record<string, Held>>>;

export type SwapNeed = NeedOfTwo;
export const swapNeeds = Object.keys(held) as readonly SwapNeed[];

/** Addresses, and all that is told of a bank, go by the names of others. */
export const isSwapNeed = (name: string): name is SwapNeed => name in held;

export function heldBy(need: SwapNeed, call: string, request: unknown): string {
  const calls: Readonly<Record<string, Held>> = held[need];
  const by = calls[call];
  if (by === undefined) throw new Error(`It is not said what of ${need} ${call} stays with one company.`);
  return by(request as Asked);
}
