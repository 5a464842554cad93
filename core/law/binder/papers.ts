/** Papers that follow an application: counseling, insurance, the valuation, the flood zone, the spouse, and an early fee. */
import type { Instant } from '#core/application/application.ts';
import { isFirstLien } from '#core/application/first-lien.ts';
import { mustSpouseConsent, othersToSign } from '#core/application/others-to-sign.ts';
import { addBusinessDays, generalCalendar } from '#core/calendar/business-days.ts';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { isCopyOwedAtEnd } from '#core/documents/valuation-copy.ts';
import * as words from '#core/words/en/law/obligations.ts';
import { GIVE_BACK_DAYS, LATER_PAPERS_DAYS, VALUATION_COPY_DAYS } from '../clocks.ts';
import {
  type BinderFacts,
  businessDaysAfter,
  daysAfterDay,
  delivered,
  deliveredLast,
  ending,
  inFloodZone,
  isConsumer,
  last,
  money,
  type PastEvent,
  type Proof,
  sent,
  signedAt,
  signing,
  zoneOf,
} from './facts.ts';
import { earlyFeeBack, earlyFeeNotOwed } from './given-back.ts';
import type { NotOwed, ObligationRow } from './row.ts';

const threeDaysAfter = (f: BinderFacts, at: Instant | undefined): Instant | null =>
  at === undefined ? null : businessDaysAfter(f, at, LATER_PAPERS_DAYS);
const submittedAt = (f: BinderFacts) => last(f, 'applicationSubmitted')?.at;
const notSubmitted = (f: BinderFacts): NotOwed | null => (!submittedAt(f) && ending(f) ? 'notSubmitted' : null);

/** A lender that refuses, or hears that someone withdraws, within the three days owes no list (1024.20(a)(5)). */
function counselingNotOwed(f: BinderFacts): NotOwed | null {
  if (!isConsumer(f)) return 'business';
  const end = ending(f)?.at;
  const isEarly = end !== undefined && end <= businessDaysAfter(f, f.application.createdAt, LATER_PAPERS_DAYS);
  return isEarly && !delivered(f, 'COUNSELING_LIST') ? 'endedBefore' : null;
}

/** What the line will be, as far as the liens on the home are known. */
const firstLiens = (f: BinderFacts): NotOwed | null => (isFirstLien(f.application) ? null : 'notFirstLien');

/** When what stood before us was to be paid off after all: the days run from there (1002.14(a)(2)). */
function becameFirstAt(f: BinderFacts): Instant | undefined {
  const submitted = last(f, 'applicationSubmitted')?.seq ?? Number.POSITIVE_INFINITY;
  const isPayOff = ({ seq, payload }: PastEvent) =>
    seq > submitted && ((payload['liensToPayOff'] as readonly string[] | undefined) ?? []).length > 0;
  return last(f, 'winBackAccepted', isPayOff)?.at;
}

function copyNotOwed(f: BinderFacts): NotOwed | null {
  const hasCome = signing(f) !== undefined || deliveredLast(f, 'VALUATION_COPY') !== null;
  const isOwed = !ending(f) || hasCome || isCopyOwedAtEnd(f.application);
  return firstLiens(f) ?? (isOwed ? null : 'noValuation');
}

/** The end of the last day that leaves three business days until they signed. */
function copyDue(f: BinderFacts): Instant | null {
  const signed = signedAt(f);
  if (signed === null) return null;
  const signedOn = dateIn(zoneOf(f), new Date(signed));
  let day = addDays(signedOn, -VALUATION_COPY_DAYS);
  while (addBusinessDays(day, VALUATION_COPY_DAYS, generalCalendar) > signedOn) day = addDays(day, -1);
  return startOfDay(addDays(day, 1), zoneOf(f)).toISOString();
}

/** The spouse signed what pledges the home: everyone who must is among the signers, and the deed is signed. */
function spouseSigned(f: BinderFacts): Proof | null {
  const deed = signing(f);
  const at = signedAt(f);
  if (!deed || at === null || f.application.signers.length < othersToSign(f.application)) return null;
  const added = last(f, 'signerAdded');
  const papers = f.papers.filter(({ type }) => type === 'SECURITY_INSTRUMENT').slice(-1);
  return { at, events: added ? [added, deed] : [deed], papers };
}

export const paperObligations = {
  counselingList: {
    citation: '12 CFR 1024.20(a)',
    owed: 'afterApplication',
    notOwed: counselingNotOwed,
    by: (f) => threeDaysAfter(f, f.application.createdAt),
    met: (f) => delivered(f, 'COUNSELING_LIST'),
  },
  insurerChoice: {
    citation: words.insuranceActs,
    owed: 'afterSubmission',
    notOwed: notSubmitted,
    by: (f) => threeDaysAfter(f, submittedAt(f)),
    met: (f) => delivered(f, 'INSURER_CHOICE'),
    counsel: 'ownRule',
  },
  valuationNotice: {
    citation: '12 CFR 1002.14(a)(2)',
    owed: 'afterSubmission',
    notOwed: (f) => firstLiens(f) ?? notSubmitted(f),
    by: (f) => threeDaysAfter(f, becameFirstAt(f) ?? submittedAt(f)),
    met: (f) => delivered(f, 'VALUATION_NOTICE'),
  },
  valuationCopy: {
    citation: '12 CFR 1002.14(a)(1)',
    owed: 'daysBeforeClosing',
    notOwed: copyNotOwed,
    before: copyDue,
    // Of a line that is not opened no day is named but promptly.
    by: (f) => (signedAt(f) === null ? threeDaysAfter(f, ending(f)?.at) : null),
    met: (f) => deliveredLast(f, 'VALUATION_COPY'),
    counsel: 'promptly',
  },
  floodTold: {
    citation: '42 U.S.C. 4104a(a)(1); 12 CFR 22.9(c)',
    owed: 'beforeClosing',
    notOwed: inFloodZone,
    before: signedAt,
    met: (f) => sent(f, 'tellOfFloodZone', last(f, 'floodDetermined')?.seq ?? Number.POSITIVE_INFINITY, 'FLOOD_NOTICE'),
    counsel: 'reasonableTime',
  },
  spouseJoined: {
    citation: words.joinderActs,
    owed: 'atClosing',
    notOwed: (f) => (mustSpouseConsent(f.application) ? null : 'noSpouseToJoin'),
    before: (f) => money(f)?.at ?? null,
    met: spouseSigned,
  },
  earlyFee: {
    citation: '12 CFR 1026.40(g), (h)',
    owed: 'days20End',
    notOwed: earlyFeeNotOwed,
    by: (f) => {
      const end = ending(f);
      return end ? daysAfterDay(f, end.at, GIVE_BACK_DAYS) : null;
    },
    met: earlyFeeBack,
    counsel: 'noDayNamed',
  },
} as const satisfies Record<string, ObligationRow>;
