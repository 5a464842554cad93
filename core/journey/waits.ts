/**
 * What a wait is called. Steps that follow one another without a person make a row, in the order of the machine: while an
 * application is at one of them, those before it in the row are done. Promises nothing that the status does not say.
 */
import * as words from '#core/words/en/journey/waits.ts';
import type { Status } from './statuses.ts';

interface WaitStep {
  readonly name: string;
  readonly saying: string;
  readonly at: readonly Status[];
}

interface WaitRow {
  readonly steps: readonly WaitStep[];
  /** What someone who waits long is told: that the answer also comes to them. */
  readonly later?: string;
}

export const waitRows: readonly WaitRow[] = [
  {
    steps: [
      {
        ...words.firstNotices,
        at: ['IN_PROGRESS', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE'],
      },
      { ...words.softCredit, at: ['WAITING_FOR_SOFT_CREDIT'] },
      { ...words.homeValue, at: ['WAITING_FOR_AVM_DATA'] },
      { ...words.ownership, at: ['PREQUAL_TITLE'] },
      { ...words.offers, at: ['WAITING_FOR_INITIAL_OFFERS'] },
    ],
    later: words.offersByEmail,
  },
  { steps: [{ ...words.summary, at: ['WAITING_FOR_SUMMARY_DISCLOSURE'] }] },
  {
    steps: [
      { ...words.disclosures, at: ['GEN_APP_DISCLOSURES', 'WAITING_FOR_APP_DISCLOSURE'] },
      { ...words.creditReport, at: ['HARD_CREDIT_PULL'] },
    ],
  },
  { steps: [{ ...words.identity, at: ['WAITING_FOR_ID_VERIFICATION'] }] },
  { steps: [{ ...words.appraisal, at: ['ONSITE_APPRAISAL_REQUEST'] }] },
  { steps: [{ ...words.closingDisclosure, at: ['WAITING_FOR_CLOSING_DISCLOSURE'] }] },
  { steps: [{ ...words.signing, at: ['GEN_NOTE_SIGNING'] }] },
  { steps: [{ ...words.notary, at: ['WAITING_FOR_NOTARY_DISCLOSURE'] }] },
];

export interface Wait {
  readonly saying: string;
  readonly later: string | undefined;
  readonly names: readonly string[];
  /** The one that is being done; those before it are done. */
  readonly current: number;
}

/** Undefined where there is no name for it, as for a status that is only read again to be certain. */
export function waitAt(status: string): Wait | undefined {
  for (const { steps, later } of waitRows) {
    const current = steps.findIndex(({ at }) => at.some((each) => each === status));
    const step = steps[current];
    if (step) return { saying: step.saying, later, names: steps.map(({ name }) => name), current };
  }
  return undefined;
}
