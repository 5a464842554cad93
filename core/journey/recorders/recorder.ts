/** What a recorder is: it writes what an event says into the application and decides nothing about where it leads. */

import { REASONS_MAX, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import * as words from '#core/words/en/journey/recorders/recorder.ts';
import type { Application, BankAccount, CounterOffer } from '../../application/application.ts';
import type { BlockingTask } from '../../application/enums.ts';
import { categories } from '../../conditions/categories.ts';
import { type Condition, isOpen } from '../../conditions/condition.ts';
import { isSigned, newHold } from '../../payments/account-hold.ts';
import type { EventName, Payload, Sender } from '../events.ts';
import { type Refusal, refuse } from '../refusal.ts';

export interface Moment {
  readonly now: Date;
  /** The same as ISO 8601. */
  readonly at: string;
  readonly by: Sender;
  readonly eventUuid: string;
}

export type Recorder<E extends EventName> = (
  application: Application,
  payload: Payload<E>,
  moment: Moment,
) => Application | Refusal;

/** One file's share of them; index.ts has all, and does not compile with a gap. */
export type Recorders = { readonly [E in EventName]?: Recorder<E> };

/** Adds principal reasons, each once; the first named stays first, because it decides which screen explains. */
export function decline(application: Application, ...reasons: readonly RuleCode[]): Application {
  const all = [...new Set([...application.declineReasons, ...reasons])];
  return { ...application, declineReasons: all.slice(0, REASONS_MAX) };
}

export function counterOffer(
  application: Application,
  cause: CounterOffer['cause'],
  reasons: readonly RuleCode[],
): Application {
  return { ...application, offers: { ...application.offers, counterOffer: { cause, reasons } } };
}

/** What an application keeps of each kind; the history keeps everything. */
export const keptMax = { consents: 20, liens: 40, conditions: 100, papersOfCondition: 100 } as const;

/** The oldest that are done make room; what is open always stays. */
function withRoom(conditions: Application['conditions']): Application['conditions'] {
  const oldest = conditions.length < keptMax.conditions ? -1 : conditions.findIndex((one) => !isOpen(one));
  return oldest === -1 ? conditions : conditions.toSpliced(oldest, 1);
}

/** What was sent before and what comes now, each once; undefined when it is more than one condition can hold. */
export function papersWith({ documentUuids }: Condition, more: readonly string[]): readonly string[] | undefined {
  const all = [...new Set([...documentUuids, ...more])];
  return all.length > keptMax.papersOfCondition ? undefined : all;
}

export const tooManyPapers = refuse('tooMany', words.haveAsManyPapersAs);

type Wanted = Partial<Omit<Condition, 'uuid' | 'categoryEnum' | 'created'>> & { readonly categoryEnum: BlockingTask };

/**
 * A condition takes the uuid of the event that raised it. One that is open already is not asked for a second time. What no
 * person raised is a proposal where its category says so.
 */
export function raise(application: Application, wanted: Wanted, moment: Moment): Application {
  const { at, eventUuid } = moment;
  const signerUuid = wanted.signerUuid ?? null;
  const isAsked = application.conditions.some(
    (known) => isOpen(known) && known.categoryEnum === wanted.categoryEnum && known.signerUuid === signerUuid,
  );
  if (isAsked && wanted.categoryEnum !== 'GENERIC_DOCUMENT_REQUEST') return application;
  const condition: Condition = {
    requestDocuments: [],
    notes: null,
    commentsToBorrower: null,
    actionNeeded: null,
    xtraData: { numDocsRequired: null },
    answeredAt: null,
    documentUuids: [],
    clearedAt: null,
    ...(isProposedBy(moment, wanted) && { isProposed: true as const }),
    ...wanted,
    signerUuid,
    uuid: eventUuid,
    created: at,
  };
  return { ...application, conditions: [...withRoom(application.conditions), condition] };
}

/** Only our own people ask; what a borrower, a vendor or the clock says may lead a rule to propose. */
function isProposedBy({ by }: Moment, { categoryEnum }: Wanted): boolean {
  return by !== 'operations' && categories[categoryEnum].isProposedFirst === true;
}

/** The account that money goes to. Changed after the papers were signed, it waits, and the borrower confirms it. */
export function payTo(application: Application, disburse: BankAccount, { now }: Moment): Application {
  const { accountHoldEnded: _, ...others } = application.deadlines;
  const hold = isSigned(application) ? newHold(application, now) : null;
  const deadlines = hold ? { ...others, accountHoldEnded: hold.until } : others;
  return { ...application, deadlines, accounts: { ...application.accounts, disburse, hold } };
}

/** What is held for false is cleared by no answer and no vendor's word: compliance decides first. */
export function clear(application: Application, which: (condition: Condition) => boolean, { at }: Moment): Application {
  return {
    ...application,
    conditions: application.conditions.map((condition) =>
      isOpen(condition) && !condition.isSuspected && which(condition) ? { ...condition, clearedAt: at } : condition,
    ),
  };
}
