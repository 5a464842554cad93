/**
 * The lists of work, one row each: every status that is ours by the journey's table, and what is ours for another reason.
 * `waitingIn` says in which list an application waits; the queue of its acts stands in the same row. A status
 * of operations without a row here does not compile.
 */
import * as words from '#core/words/en/desk/queues.ts';
import type { Application, Instant } from '../application/application.ts';
import { isOpen, isProposal } from '../conditions/condition.ts';
import { isCountyMissing } from '../journey/county.ts';
import { isLikenessOpen } from '../journey/last-checks.ts';
import { restsUntil } from '../journey/limits.ts';
import type { Queue, StaffEvent } from '../journey/operation-row.ts';
import { isStaffEvent, operations } from '../journey/operations.ts';
import type { Row } from '../journey/row.ts';
import { isClosed, type Status, statuses } from '../journey/statuses.ts';
import { isWithOperations } from '../journey/with-operations.ts';
import { fileRoles, mayDo, type Role } from '../roles.ts';

type Limit = Row<string>['limit'];

interface Written {
  readonly id: string;
  readonly name: string;
  /** Follows Q. */
  readonly letter: string;
  /** Nine of ten cases take no longer once someone has opened them. */
  readonly handsOnMin: number;
  /** Given out by Next; a decline is looked at again when someone asks for it. */
  readonly isGivenOut?: false;
}

/** Those that are ours by the journey's table: one without a list does not compile. */
type OurStatus = {
  [S in Status]: (typeof statuses)[S]['actor'] extends 'operations' ? S : never;
}[Status];

const ofStatus = {
  CREDIT_NO_MATCH_SSN: { id: 'no-credit-file', name: words.noCreditFile, letter: 'n', handsOnMin: 25 },
  CREDIT_ERROR: { id: 'bureau', name: words.bureau, letter: 'u', handsOnMin: 10 },
  CREDIT_MINOR: { id: 'birth-date', name: words.birthDate, letter: 'm', handsOnMin: 15 },
  FACTA_REVIEW: { id: 'fraud-alert', name: words.fraudAlert, letter: 'f', handsOnMin: 25 },
  DELINQUENCY_REVIEW: { id: 'late-payments', name: words.latePayments, letter: 'l', handsOnMin: 30 },
  NAV_BPO_REVIEW: { id: 'broker-value', name: words.brokerValue, letter: 'b', handsOnMin: 30 },
  NAV_RESI_EVAL_REVIEW: { id: 'evaluation', name: words.evaluation, letter: 'e', handsOnMin: 30 },
  HOLD_FOR_APPRAISAL_REVIEW: { id: 'appraisal', name: words.appraisal, letter: 'a', handsOnMin: 45 },
  TRUST_AND_INSURANCE: { id: 'trust-and-insurance', name: words.trustAndInsurance, letter: 'i', handsOnMin: 45 },
  FINAL_TITLE_REVIEW: { id: 'title', name: words.title, letter: 't', handsOnMin: 40 },
  FINAL_TITLE_EXCEPTION: { id: 'title-exceptions', name: words.titleExceptions, letter: 'x', handsOnMin: 60 },
  ATTORNEY_REVIEW: { id: 'attorney', name: words.attorney, letter: 'y', handsOnMin: 30 },
  FUNDING_DECISION: { id: 'funding', name: words.funding, letter: 'p', handsOnMin: 20 },
  DECLINED: { id: 'reconsideration', name: words.reconsideration, letter: 'r', handsOnMin: 30, isGivenOut: false },
  UNKNOWN: { id: 'faults', name: words.faults, letter: 's', handsOnMin: 20 },
} as const satisfies Readonly<Record<OurStatus, Written>>;

interface Special extends Written {
  readonly limit: Limit;
  /** The door's queue it belongs to; null where the next step is not ours by the table. */
  readonly queue: Queue | null;
  /** What is done about it: who may do one of these finds it. */
  readonly acts: readonly StaffEvent[];
  /** Rows are there before they are work: they become it by waiting. */
  readonly isAhead?: true;
}

const special = {
  answers: {
    id: 'answers',
    name: words.answers,
    letter: 'c',
    handsOnMin: 20,
    limit: '1d',
    queue: 'conditions',
    acts: ['conditionCleared', 'conditionAskedAgain'],
  },
  suspectedFraud: {
    id: 'suspected-fraud',
    name: words.suspectedFraud,
    letter: 'h',
    handsOnMin: 60,
    limit: '1d',
    queue: 'conditions',
    acts: ['fraudDismissed', 'declinedForCause'],
  },
  likeness: {
    id: 'possible-matches',
    name: words.likeness,
    letter: 'v',
    handsOnMin: 30,
    limit: '1d',
    queue: 'conditions',
    acts: ['likenessSettled', 'declinedForCause'],
  },
  proposals: {
    id: 'proposed-conditions',
    name: words.proposals,
    letter: 'o',
    handsOnMin: 10,
    limit: '1d',
    queue: 'conditions',
    acts: ['conditionSent', 'conditionDropped'],
  },
  paymentsInQuestion: {
    id: 'payments-in-question',
    name: words.paymentsInQuestion,
    letter: 'k',
    handsOnMin: 30,
    limit: '4h',
    queue: 'funding',
    acts: ['paymentQuestionSettled'],
  },
  moneyReturned: {
    id: 'money-returned',
    name: words.moneyReturned,
    letter: 'd',
    handsOnMin: 30,
    limit: '4h',
    queue: 'funding',
    acts: ['disbursementRetried', 'creditorPaymentRetried'],
  },
  recordingRefused: {
    id: 'recording-refused',
    name: words.recordingRefused,
    letter: 'g',
    handsOnMin: 40,
    limit: '1d',
    queue: 'closing',
    acts: ['recordingCorrected', 'deedReissued'],
  },
  countyMissing: {
    id: 'county-missing',
    name: words.countyMissing,
    letter: 'q',
    handsOnMin: 15,
    limit: '1d',
    queue: 'closing',
    acts: ['countyNamed'],
  },
  boardingRefused: {
    id: 'boarding-refused',
    name: words.boardingRefused,
    letter: 'j',
    handsOnMin: 30,
    limit: '1d',
    queue: 'funding',
    acts: ['boardingSentAgain', 'lineBoarded'],
  },
  /** The servicer has two days to say whether it has a line. */
  boardingUnanswered: {
    id: 'boarding-unanswered',
    name: words.boardingUnanswered,
    letter: 'z',
    handsOnMin: 15,
    limit: '2d',
    queue: null,
    acts: ['boardingSentAgain', 'lineBoarded'],
    isAhead: true,
  },
  waitingTooLong: {
    id: 'waiting-too-long',
    name: words.waitingTooLong,
    letter: 'w',
    handsOnMin: 15,
    limit: '1d',
    queue: null,
    acts: ['withdrawn', 'incompletenessNoticed'],
    isAhead: true,
  },
} as const satisfies Readonly<Record<string, Special>>;

export type QueueId = (typeof ofStatus)[keyof typeof ofStatus]['id'] | (typeof special)[keyof typeof special]['id'];

export interface DeskQueue extends Omit<Special, 'id'> {
  readonly id: QueueId;
  /** Whose it is: the roles that can do something in it. */
  readonly sections: readonly Section[];
  readonly status: Status | null;
}

/** The sections of a lender, as its roles divide the work. */
export type Section = (typeof fileRoles)[number];

/** What can be done about a status in its own queue; what else it takes of staff is no reason to look for it. */
function actsIn(status: Status): readonly StaffEvent[] {
  const queue = queueOf(status);
  const taken = Object.keys(statuses[status].on).filter(isStaffEvent);
  return taken.filter((event) => operations[event].queue === queue);
}

function whole(row: Special & { readonly id: QueueId }, status: Status | null): DeskQueue {
  const permissions = row.acts.map((event) => operations[event].permission);
  const sections = fileRoles.filter((role) => permissions.some((permission) => mayDo([role], permission)));
  return { ...row, sections, status };
}

/** The door's queue of a status: that of the first thing we can do about it here. */
export function queueOf(status: Status): Queue {
  const taken = Object.keys(statuses[status].on).filter(isStaffEvent);
  return taken.map((event) => operations[event].queue).find((queue) => queue !== 'anytime') ?? 'anytime';
}

/** Every list, in the order of the journey. */
export const deskQueues: readonly DeskQueue[] = [
  ...(Object.entries(ofStatus) as [keyof typeof ofStatus, Written & { readonly id: QueueId }][]).map(([status, row]) =>
    whole({ ...row, limit: statuses[status].limit, queue: queueOf(status), acts: actsIn(status) }, status),
  ),
  ...Object.values(special).map((row) => whole(row, null)),
];

const byId = new Map(deskQueues.map((row) => [row.id, row]));
const byStatus = new Map(deskQueues.flatMap((row) => (row.status === null ? [] : [[row.status, row] as const])));

export const queueIds = deskQueues.map(({ id }) => id) as readonly QueueId[];

export function deskQueue(id: QueueId): DeskQueue {
  const row = byId.get(id);
  if (row === undefined) throw new Error(`There is no list ${id}.`);
  return row;
}

/** The lists in which someone with these roles can do something. */
export function queuesFor(held: readonly Role[]): readonly DeskQueue[] {
  return deskQueues.filter(({ acts }) => acts.some((event) => mayDo(held, operations[event].permission)));
}

/** The sections whose work someone with these roles can take: those of which no list is closed to them. */
export function sectionsOf(held: readonly Role[]): Section[] {
  const theirs = new Set(queuesFor(held));
  return fileRoles.filter((section) => deskQueues.every((row) => !row.sections.includes(section) || theirs.has(row)));
}

export interface Waiting {
  readonly queue: QueueId;
  /** Since when it waits there. */
  readonly since: Instant;
  /** From when on it is work; later than `since` only where it becomes work by waiting. */
  readonly from: Instant;
  /** Until when it is work; null without an end. */
  readonly until: Instant | null;
}

/** The list in which an application waits, or will wait if nothing happens; undefined where nothing will ever be ours to do. */
export function waitingIn(application: Application): Waiting | undefined {
  const { status, statusSince } = application;
  if (!isWithOperations(application)) return waitingForOthers(application);
  const found = reasonBeside(application);
  if (found) return { queue: found[0].id, since: found[1], from: found[1], until: null };
  const row = byStatus.get(status);
  if (row === undefined) return undefined;
  const until = row.queue === 'declined' ? endOfYear(application.outcome?.at) : null;
  return until === undefined ? undefined : { queue: row.id, since: statusSince, from: statusSince, until };
}

/**
 * What makes it ours whatever the status says: papers held for false before all, since nothing passes them; then a name
 * that may be on a list; then an answer, since someone waits for our eyes; then what a rule proposes and no one has sent;
 * last a county that no one has named.
 */
function reasonBeside(application: Application): readonly [Written & { readonly id: QueueId }, Instant] | undefined {
  const { conditions, funding, sentBack, servicing, statusSince } = application;
  const isOver = isClosed(application.status);
  const open = isOver ? [] : conditions.filter(isOpen);
  const suspected = open.find((one) => one.isSuspected === true);
  if (suspected) return [special.suspectedFraud, suspected.answeredAt ?? suspected.created];
  const { screening } = application;
  if (screening && !isOver && isLikenessOpen(application)) return [special.likeness, screening.at];
  const [first] = open.flatMap(({ answeredAt }) => (answeredAt === null ? [] : [answeredAt])).toSorted();
  if (first !== undefined) return [special.answers, first];
  const [proposed] = open
    .filter(isProposal)
    .map(({ created }) => created)
    .toSorted();
  if (proposed !== undefined) return [special.proposals, proposed];
  if (funding.question !== null) return [special.paymentsInQuestion, funding.question.at];
  if (servicing?.state === 'refused') return [special.boardingRefused, servicing.at];
  if (sentBack !== null) return [sentBack === 'deed' ? special.recordingRefused : special.moneyReturned, statusSince];
  // Where the status itself is ours, the case stays in its list, and the county can be entered there.
  const isOnlyThis = isCountyMissing(application) && !byStatus.has(application.status);
  return isOnlyThis ? [special.countyMissing, statusSince] : undefined;
}

/** The borrower, a vendor or the system is to act, and may take as long as the row allows; the servicer, as its list does. */
function waitingForOthers({ status, statusSince, servicing }: Application): Waiting | undefined {
  if (servicing?.state === 'sent') return after(special.boardingUnanswered, special.boardingUnanswered, servicing.at);
  return isClosed(status) ? undefined : after(special.waitingTooLong, statuses[status], statusSince);
}

function after({ id: queue }: { readonly id: QueueId }, limited: Pick<Special, 'limit'>, since: Instant) {
  const until = restsUntil(limited, new Date(since));
  if (until === null) return undefined;
  // The very moment it ends is still in time.
  return { queue, since, from: new Date(until.getTime() + 1).toISOString(), until: null };
}

/** What can no longer be reconsidered is over. */
function endOfYear(at: Instant | undefined): Instant | undefined {
  return at === undefined ? undefined : new Date(Date.UTC(new Date(at).getUTCFullYear() + 1, 0, 1)).toISOString();
}
