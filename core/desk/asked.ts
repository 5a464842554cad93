/** What is asked of us in each status that is ours, and the facts it rests on: a row for each, read by the application's page. */
import type { Application } from '#core/application/application.ts';
import { formatDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isOpen } from '#core/conditions/condition.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import { type Status, statuses } from '#core/journey/statuses.ts';
import { formatCents } from '#core/offers/money.ts';
import { cltvBps } from '#core/offers/underwriting.ts';
import { formatPhone } from '#core/people/phone.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { floodCoverFor } from '#core/underwriting/flood-cover.ts';
import * as words from '#core/words/en/desk-asked.ts';
import { sayCode, sayStatus } from './names.ts';
import { type QueueId, waitingIn } from './queues.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

type OurStatus = keyof typeof words.titles;
type Facts = (application: Application, file: UnderwritingFile | undefined, now: Date) => (Fact | null)[];

const fact = (label: string, value: string | null | undefined): Fact | null =>
  value === null || value === undefined || value === '' ? null : { label, value };
const money = (label: string, cents: number | null | undefined): Fact | null =>
  cents === null || cents === undefined ? null : { label, value: formatCents(cents) };

const person = ({ borrower, property: { address } }: Application) => [
  fact(words.borrower, `${borrower.name.firstName} ${borrower.name.lastName}`),
  fact(words.address, `${address.street1}, ${address.city}, ${address.state} ${address.zip}`),
];
const line = ({ offers }: Application) => money(words.line, offers.selected?.amountCents);
const owedCents = ({ liens }: Application) =>
  liens.filter(({ isPaidOff }) => !isPaidOff).reduce((sum, { balanceCents }) => sum + balanceCents, 0);

function cltvOver(label: string, application: Application, valueCents: number | null): Fact | null {
  if (!valueCents) return null;
  const lineCents = application.offers.selected?.amountCents ?? 0;
  return { label, value: words.percent(cltvBps(owedCents(application), lineCents, valueCents)) };
}

const credit: Facts = (application, file) => [
  ...person(application),
  line(application),
  fact(words.score, file?.credit?.score?.toString()),
  ...(file?.credit?.latePayments ?? []).map(({ creditor, accountMask, on }) =>
    fact(words.late, words.latePayment(creditor, accountMask, formatDate(on))),
  ),
  ...(file?.credit?.marks ?? []).map(({ rule, on }) =>
    fact(words.marks, `${principalReason(rule).text} (${formatDate(on)})`),
  ),
];
const value: Facts = (application) => {
  const { valuation, property } = application;
  return [
    money(words.reported, valuation.reportedValueCents),
    money(words.present, property.valueCents),
    line(application),
    money(words.owed, owedCents(application)),
    cltvOver(words.withReported, application, valuation.reportedValueCents),
    cltvOver(words.cltv, application, property.valueCents),
  ];
};
const title: Facts = (application, file) => [
  ...(file?.title?.exceptions ?? []).map((one) => fact(words.exceptions, one)),
  ...(file?.title?.newLiens ?? []).map(({ holder, balanceCents }) => money(words.newLien(holder), balanceCents)),
  ...application.liens.map(({ holder, balanceCents }) => money(words.loan(holder), balanceCents)),
  line(application),
];

const rows: Readonly<Record<OurStatus, Facts>> = {
  CREDIT_NO_MATCH_SSN: (application) => [
    ...person(application),
    fact(
      words.ssn,
      application.credit.ssnLastFour === null ? words.notGiven : words.endingIn(application.credit.ssnLastFour),
    ),
  ],
  CREDIT_ERROR: ({ credit: { bureau, phase } }) => [
    fact(words.bureau, bureau),
    fact(words.inquiry, phase === 'hard' ? words.hard : words.soft),
  ],
  CREDIT_MINOR: person,
  FACTA_REVIEW: (application, file) => [
    ...(file?.credit?.alerts ?? []).map(({ phoneNumber }) => fact(words.phoneOnAlert, phoneNumber)),
    fact(words.phoneOnFile, application.borrower.phoneNumber && formatPhone(application.borrower.phoneNumber)),
    line(application),
  ],
  DELINQUENCY_REVIEW: credit,
  NAV_BPO_REVIEW: value,
  NAV_RESI_EVAL_REVIEW: value,
  HOLD_FOR_APPRAISAL_REVIEW: value,
  TRUST_AND_INSURANCE: (application, _file, now) => [
    fact(words.ownership, application.ownership.type && sayCode(application.ownership.type)),
    application.trustAndInsurance.needsHazardProof ? { label: words.needsHazard, value: words.proofNeeded } : null,
    fact(words.floodZone, application.flood.zone),
    money(words.floodCoverNeeded, floodCoverFor(application, now)),
    fact(words.openConditions, String(application.conditions.filter(isOpen).length)),
  ],
  FINAL_TITLE_REVIEW: title,
  FINAL_TITLE_EXCEPTION: title,
  ATTORNEY_REVIEW: (application) => [fact(words.state, application.property.address.state), line(application)],
  FUNDING_DECISION: (application) => [line(application)],
  DECLINED: ({ declineReasons, outcome }) => [
    ...declineReasons.map((code) => fact(words.reasons, principalReason(code).text)),
    fact(words.declinedAt, outcome && formatDate(outcome.at.slice(0, 10))),
  ],
  UNKNOWN: ({ resumeTo }) => [fact(words.failedStep, resumeTo && sayStatus(resumeTo))],
};

const isOurs = (status: Status): status is OurStatus => Object.hasOwn(rows, status);

const beside = (queue: QueueId | undefined): queue is keyof typeof words.titlesBeside =>
  queue !== undefined && Object.hasOwn(words.titlesBeside, queue);

interface Asked {
  readonly title: string;
  readonly lead: string;
  readonly facts: Fact[];
}

function factsBeside(queue: keyof typeof words.titlesBeside, application: Application): Fact[] {
  if (queue === 'county-missing') return person(application).flatMap((one) => one ?? []);
  return handOverOf(application);
}

function handOverOf({ servicing, property }: Application): Fact[] {
  if (!servicing) return [];
  const sentOn = formatDate(dateIn(homeZone(property), new Date(servicing.at)));
  return [
    servicing.state === 'refused' ? fact(words.servicerSaid, servicing.why) : fact(words.sentToServicer, sentOn),
  ].flatMap((one) => one ?? []);
}

/** In a status that is not ours, what the list asks in which it waits for us; where it waits for others, nothing is. */
export function askedOf(application: Application, file: UnderwritingFile | undefined, now: Date): Asked {
  const { status } = application;
  if (isOurs(status)) {
    const facts = rows[status](application, file, now).flatMap((one) => (one ? [one] : []));
    return { title: words.titles[status], lead: words.leads[status], facts };
  }
  const queue = waitingIn(application)?.queue;
  return beside(queue)
    ? { title: words.titlesBeside[queue], lead: words.leadsBeside[queue], facts: factsBeside(queue, application) }
    : {
        title: words.nothingAsked,
        lead: statuses[status].actor === 'none' ? words.itIsOver : words.nextStepIsNotOurs,
        facts: [],
      };
}
