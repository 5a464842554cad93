/** What is owed before and after closing, and before money moves. */
import type { Instant } from '#core/application/application.ts';
import { addDays, dateOf, laterOf } from '#core/calendar/dates.ts';
import { rescissionEnds } from '#core/calendar/rescission.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { isReportable } from '#core/hmda/lar.ts';
import * as words from '#core/words/en/law/obligations.ts';
import { GIVE_BACK_DAYS, TEXAS_WAIT_DAYS } from '../clocks.ts';
import {
  type BinderFacts,
  daysAfterDay,
  delivered,
  deliveredLast,
  ending,
  hasRightToCancel,
  inFloodZone,
  isConsumer,
  isIn,
  last,
  lately,
  money,
  ownersOf,
  type PastEvent,
  type Proof,
  said,
  signedAt,
  signing,
  zoneOf,
} from './facts.ts';
import { allGivenBack, isSomethingToGiveBack } from './given-back.ts';
import type { NotOwed, ObligationRow } from './row.ts';

const beforeClosing = { owed: 'beforeClosing', before: signedAt } as const;
const moneyAt = (f: BinderFacts): Instant | null => money(f)?.at ?? null;
const beforeMoney = { owed: 'beforeMoney', before: moneyAt } as const;
const everyone = () => null;
const consumers = (f: BinderFacts): NotOwed | null => (isConsumer(f) ? null : 'business');
const texans = (f: BinderFacts): NotOwed | null => (isIn(f, 'TX') ? null : 'notTexas');

/** The paper that someone signed; at an office it is signed in ink with the deed. */
function signedPaper(f: BinderFacts, type: 'FLOOD_NOTICE' | 'TEXAS_VALUE_ACKNOWLEDGEMENT'): Proof | null {
  const paper = f.papers.findLast((one) => one.type === type && one.signedAt !== null);
  if (paper?.signedAt) return { at: paper.signedAt, papers: [paper] };
  const drawn = f.papers.findLast((one) => one.type === type);
  const deed = isIn(f, 'TX') ? signing(f) : undefined;
  const at = signedAt(f);
  return drawn && deed && at ? { at, events: [deed], papers: [drawn] } : null;
}

interface Given {
  readonly identityUuid?: string;
  readonly at?: Instant;
}

/** Every owner’s own paper, which holds both copies, and the moment at which the last of them had it. */
function noticesToAll(f: BinderFacts): Proof | null {
  const event = f.application.rescission.noticedAt === null ? undefined : last(f, 'rescissionNoticesDelivered');
  if (!event) return null;
  const given = (event.payload['deliveredTo'] ?? []) as readonly Given[];
  const found = ownersOf(f).map((owner) => ({
    at: given.find(({ identityUuid }) => identityUuid === owner)?.at,
    paper: f.papers.findLast(({ type, belongsTo }) => type === 'RIGHTNOTTOCLOSE' && belongsTo === owner),
  }));
  const times = found.flatMap(({ at }) => at ?? []);
  const papers = found.flatMap(({ paper }) => paper ?? []);
  const isComplete = times.length === found.length && papers.length === found.length;
  return isComplete ? { at: times.toSorted().at(-1) ?? event.at, events: [event], papers } : null;
}

/** Worked out again from signature, statement and notices; null where every owner waived it. */
function rightEnds(f: BinderFacts): Instant | null {
  const signed = signedAt(f);
  const noticed = noticesToAll(f)?.at;
  if (!hasRightToCancel(f) || last(f, 'rescissionWaived') || signed === null || !noticed) return null;
  const disclosed = deliveredLast(f, 'ACCOUNT_OPENING_STATEMENT')?.at ?? signed;
  const [signedAtDate, disclosuresDeliveredAt, noticeDeliveredAt] = [signed, disclosed, noticed].map(
    (at) => new Date(at),
  );
  if (!signedAtDate || !disclosuresDeliveredAt || !noticeDeliveredAt) return null;
  const clock = { signedAt: signedAtDate, disclosuresDeliveredAt, noticeDeliveredAt, timeZone: zoneOf(f) };
  return rescissionEnds(clock).endsAt.toISOString();
}

/** Twelve days from the application and from the notice, whichever is later. */
function texasOpens(f: BinderFacts): Instant | null {
  const notice = delivered(f, 'TEXAS_NOTICE');
  if (!notice) return null;
  const on = (at: Instant) => dateIn(zoneOf(f), new Date(at));
  const applied = last(f, 'applicationSubmitted')?.at ?? f.application.createdAt;
  return startOfDay(addDays(laterOf(on(applied), on(notice.at)), TEXAS_WAIT_DAYS), zoneOf(f)).toISOString();
}

/** Thirty days after the quarter in which it ended (1003.4(f)). */
function afterQuarter(f: BinderFacts): Instant | null {
  const end = ending(f);
  if (!end) return null;
  const [year = 0, month = 1] = dateIn(zoneOf(f), new Date(end.at)).split('-').map(Number);
  const nextQuarter = Math.floor((month - 1) / 3) * 3 + 4;
  const first = nextQuarter > 12 ? dateOf(year + 1, 1, 1) : dateOf(year, nextQuarter, 1);
  return startOfDay(addDays(first, 30), zoneOf(f)).toISOString();
}

function checkedFor(f: BinderFacts, check: string): Proof | null {
  const settled = last(f, 'fundingFindingSettled', ({ payload }) => payload['check'] === check);
  const checked = last(f, 'fundingChecked', ({ payload }) => payload['check'] === check);
  if (!checked) return null;
  if (checked.payload['isClear'] === true) return said(checked);
  return settled && settled.seq > checked.seq ? { at: settled.at, events: [checked, settled] } : null;
}

/** Before the money, by the lists of that day; and with the application, of those that were submitted since it is asked. */
function sanctionsChecked(f: BinderFacts): Proof | null {
  const beforePaying = checkedFor(f, 'watchLists');
  const screened = lately(f).filter(({ event }) => event === 'applicantsScreened');
  const settled = lately(f).filter(({ event }) => event === 'likenessSettled');
  const isOpenAt = (until: number) => {
    const likeness = screened.findLast(({ seq, payload }) => seq < until && payload['isClear'] !== true);
    return likeness !== undefined && !settled.some(({ seq }) => seq > likeness.seq && seq < until);
  };
  // What came to light after the money had gone does not undo it; what was sent again is looked at by itself.
  const sends = [money(f), ...lately(f).filter(({ event }) => /^(disbursement|creditorPayment)Retried$/.test(event))];
  const until = sends.flatMap((one) => one?.seq ?? []);
  if (!beforePaying || (until.length > 0 ? until : [Number.POSITIVE_INFINITY]).some(isOpenAt)) return null;
  return { ...beforePaying, events: [...screened, ...settled, ...(beforePaying.events ?? [])] };
}

/** The change that stood when they signed: costs that were worked out again are disclosed as a whole. */
function costsChanged(f: BinderFacts) {
  const until = signing(f)?.seq ?? Number.POSITIVE_INFINITY;
  const found = lately(f).findLast(({ seq, event }) => seq < until && /^closingCosts(Changed|WorkedOut)$/.test(event));
  return found?.event === 'closingCostsChanged' ? found : undefined;
}

/** The platform’s word, or a person’s who looked and cleared what was open about it. */
function identified(f: BinderFacts): Proof | null {
  if (f.application.identity.verification !== 'VERIFIED') return null;
  const checked = last(f, 'identityChecked', ({ payload }) => payload['verification'] === 'VERIFIED');
  return said(checked ?? last(f, 'conditionCleared'));
}

export const closingObligations = {
  identity: { citation: '31 CFR 1020.220(a)(2)', ...beforeMoney, notOwed: everyone, met: identified },
  flood: {
    citation: '42 U.S.C. 4104b; 12 CFR 22.6',
    ...beforeClosing,
    notOwed: everyone,
    met: (f) => said(last(f, 'floodDetermined')),
  },
  floodNotice: {
    citation: '42 U.S.C. 4104a; 12 CFR 22.9',
    owed: 'atClosing',
    before: moneyAt,
    notOwed: inFloodZone,
    met: (f) => signedPaper(f, 'FLOOD_NOTICE'),
  },
  floodInsurance: {
    citation: '42 U.S.C. 4012a(b); 12 CFR 22.3',
    ...beforeClosing,
    notOwed: inFloodZone,
    met: (f) =>
      f.application.trustAndInsurance.isFloodInsured
        ? said(last(f, 'trustReviewed', ({ payload }) => payload['isApproved'] === true))
        : null,
  },
  accountOpening: {
    citation: '12 CFR 1026.5(b)(1), 1026.6(a)',
    ...beforeMoney,
    notOwed: consumers,
    met: (f) => deliveredLast(f, 'ACCOUNT_OPENING_STATEMENT'),
  },
  correctedDisclosure: {
    citation: '12 CFR 1026.5(c), 1026.17(f)',
    ...beforeClosing,
    notOwed: (f) => (costsChanged(f) || !(signing(f) || ending(f)) ? null : 'costsStood'),
    met: (f) => {
      const changed = costsChanged(f);
      // The first time counts: a copy that is handed over later does not make it late.
      const isIt = ({ seq, event }: PastEvent) => event === 'correctedDisclosureDelivered' && seq > (changed?.seq ?? 0);
      return changed ? said(lately(f).find(isIt)) : null;
    },
    counsel: 'ownRule',
  },
  texasNotice: {
    citation: 'Tex. Const. art. XVI § 50(g)',
    ...beforeClosing,
    notOwed: texans,
    met: (f) => delivered(f, 'TEXAS_NOTICE'),
  },
  texasWait: {
    citation: 'Tex. Const. art. XVI § 50(a)(6)(M)(i); 7 TAC 153.12',
    owed: 'afterWait',
    notOwed: texans,
    from: texasOpens,
    met: (f) => {
      const at = signedAt(f);
      const deed = signing(f);
      return at && deed && texasOpens(f) ? { at, events: [deed] } : null;
    },
    before: moneyAt,
  },
  texasOffice: {
    citation: 'Tex. Const. art. XVI § 50(a)(6)(N)',
    owed: 'atClosing',
    notOwed: texans,
    before: moneyAt,
    met: (f) => {
      const at = signedAt(f);
      const deed = signing(f);
      const booked = last(f, 'notaryReserved');
      if (!at || !deed || !f.application.notary.isManual) return null;
      return { at, events: booked ? [booked, deed] : [deed] };
    },
  },
  texasValue: {
    citation: 'Tex. Const. art. XVI § 50(a)(6)(Q)(ix)',
    owed: 'atClosing',
    before: moneyAt,
    notOwed: texans,
    met: (f) => signedPaper(f, 'TEXAS_VALUE_ACKNOWLEDGEMENT'),
  },
  rescissionNotice: {
    citation: '12 CFR 1026.15(b), appendix G-5',
    ...beforeMoney,
    notOwed: (f) => (hasRightToCancel(f) ? null : 'notRescindable'),
    met: noticesToAll,
  },
  rescissionWait: {
    citation: '12 CFR 1026.15(a)(3), (c), (e)',
    owed: 'afterRescission',
    notOwed: (f) => (hasRightToCancel(f) ? null : 'notRescindable'),
    from: rightEnds,
    before: moneyAt,
    met: (f) => {
      const paid = money(f);
      const waived = last(f, 'rescissionWaived');
      if (!paid || (!waived && rightEnds(f) === null)) return null;
      return { at: paid.at, events: waived ? [waived, paid] : [paid] };
    },
  },
  givingBack: {
    citation: '12 CFR 1026.15(d)(2)',
    owed: 'days20',
    notOwed: (f) => {
      if (!last(f, 'rescinded')) return hasRightToCancel(f) && !ending(f) ? null : 'notRescinded';
      return isSomethingToGiveBack(f) ? null : 'nothingToGiveBack';
    },
    by: (f) => {
      const heard = last(f, 'rescinded');
      return heard ? daysAfterDay(f, heard.at, GIVE_BACK_DAYS) : null;
    },
    met: allGivenBack,
  },
  recording: {
    citation: words.recordingActs,
    ...beforeMoney,
    notOwed: everyone,
    met: (f) => said(last(f, 'deedRecorded') ?? last(f, 'deedSubmitted')),
    counsel: 'ownRule',
  },
  sanctions: {
    citation: '31 CFR chapter V',
    ...beforeMoney,
    notOwed: everyone,
    met: sanctionsChecked,
  },
  hmdaRow: {
    citation: '12 CFR 1003.4(a), (f)',
    owed: 'afterQuarter',
    notOwed: (f) => {
      if (!f.isHmdaReporter) return 'notReporter';
      return !ending(f) || isReportable(f.application, true) ? null : 'notReported';
    },
    by: afterQuarter,
    // The register is made from the application itself: a row is there from the moment it ended.
    met: (f) => said(ending(f)),
  },
} as const satisfies Record<string, ObligationRow>;
