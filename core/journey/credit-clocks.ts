/**
 * The days within which Regulation B has us tell an applicant something (12 CFR 1002.9), as rows with a due date. The
 * desk puts the earliest beside its own limits. Calendar days, counted from the moment. 12 CFR 1002.9(a) and (c) were read on 2026-11-17; counsel must confirm the rest.
 * A ten-day clock, which the order names beside these, is not in 1002.9: counsel must confirm that none is meant.
 */
import type { Application, Instant } from '../application/application.ts';
import type { EffectName } from './effects.ts';
import { isClosed, statuses } from './statuses.ts';

interface ClockRow {
  readonly days: number;
  readonly citation: string;
  /** From when it runs; null while it does not, or once what it asks for is done. */
  readonly runsFrom: (application: Application) => Instant | null;
}

/** Only where the notice goes out: a question without terms (CLTV_LIEN_POSITION_REQUALIFY) is no counter-offer yet. */
const isCounterOffered = ({ status }: Application) =>
  (statuses[status].starts as readonly EffectName[]).includes('sendCounterOfferNotice');
const isApproved = ({ decision }: Application) => decision === 'APPROVED' || decision === 'FINAL';
const isToldWhatIsMissing = ({ deadlines }: Application) => deadlines.incompletenessExpired !== undefined;

/** Nothing is owed to someone who only asked what they might get (comment 2(f)-3), or to whom it was told how it ended. */
const isOver = (application: Application) => application.isInquiry || isClosed(application.status);

const creditClocks = {
  /** Approval, counter-offer or adverse action on a complete application. */
  DECISION: {
    days: 30,
    citation: '12 CFR 1002.9(a)(1)(i)',
    runsFrom: (application) =>
      isOver(application) ||
      isApproved(application) ||
      isCounterOffered(application) ||
      isToldWhatIsMissing(application)
        ? null
        : application.submittedAt,
  },
  /** Action taken, or a notice of what is missing, on an incomplete one. */
  INCOMPLETE: {
    days: 30,
    citation: '12 CFR 1002.9(c)(1)',
    runsFrom: (application) =>
      isOver(application) || application.submittedAt !== null || isToldWhatIsMissing(application)
        ? null
        : application.createdAt,
  },
  /** Adverse action where a counter-offer is not accepted; our combined notice (form C-4) is given with the offer. */
  COUNTER_OFFER: {
    days: 90,
    citation: '12 CFR 1002.9(a)(1)(iv)',
    runsFrom: (application) => (!isOver(application) && isCounterOffered(application) ? application.statusSince : null),
  },
} as const satisfies Record<string, ClockRow>;

type CreditClock = keyof typeof creditClocks;

export interface CreditDecisionDue {
  readonly clock: CreditClock;
  readonly citation: string;
  readonly dueAt: Instant;
}

const DAY_MS = 86_400_000;

/** The earliest of the law's clocks that runs for this application; null when none does. */
export function creditDecisionDue(application: Application): CreditDecisionDue | null {
  const running = (Object.entries(creditClocks) as [CreditClock, ClockRow][]).flatMap(([clock, row]) => {
    const from = row.runsFrom(application);
    if (from === null) return [];
    const dueAt = new Date(Date.parse(from) + row.days * DAY_MS).toISOString();
    return [{ clock, citation: row.citation, dueAt }];
  });
  return running.sort((one, other) => one.dueAt.localeCompare(other.dueAt))[0] ?? null;
}
