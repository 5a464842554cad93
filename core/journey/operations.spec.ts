/** What staff may do: every event that is theirs has a row, and the row is what the door and the console go by. */
import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import type { BlockingTask } from '../application/enums.ts';
import { newApplication } from '../application/new-application.ts';
import { queueOf } from '../desk/queues.ts';
import { permissionMeanings } from '../roles.ts';
import { advance } from './advance.ts';
import { eventNames, events, readEvent } from './events.ts';
import { needs } from './operation-needs.ts';
import type { Queue, StaffEvent } from './operation-row.ts';
import { operations, staffEvents } from './operations.ts';
import { permissionFor } from './permission-for.ts';
import { type Status, statuses, statusNames } from './statuses.ts';
import { people } from './stories/samples.ts';
import { said, startedAt } from './stories/walk.ts';
import { otherHalvesOf, whySomeoneElse } from './two-people.ts';
import { actionsFor } from './work.ts';

const now = new Date(startedAt);
const fresh = newApplication(people.employee, startedAt);
const at = (status: Status, more: Partial<Application> = {}): Application => ({ ...fresh, ...more, status });
const account = { accountToken: 'vault-account', mask: '6789', routingMask: '0021', institution: 'First Bank' };
const named = { ...fresh.accounts, disburse: account };
const anyone = { now, identityUuid: 'staff-1', done: [], whyNotThey: () => null };
const whyNot = (application: Application, event: StaffEvent, onlooker: Parameters<typeof actionsFor>[1] = anyone) =>
  actionsFor(application, onlooker).find((one) => one.event === event)?.whyNot;

describe('the table', () => {
  test('has a row for each event that operations may send, and for no other', () => {
    const theirs = eventNames.filter((name) => (events[name].sentBy as readonly string[]).includes('operations'));
    expect(staffEvents.toSorted()).toEqual(theirs.toSorted());
  });

  test('every need is asked by a row, and every permission is a permission', () => {
    const rows = staffEvents.map((event) => operations[event]);
    expect(new Set(rows.flatMap((row) => row.needs ?? []))).toEqual(new Set(Object.keys(needs)));
    for (const { permission } of rows) expect(permissionMeanings).toHaveProperty(permission);
  });

  test('an application that waits for us waits in a queue, and can be worked there', () => {
    const ours = statusNames.filter((status) => statuses[status].actor === 'operations');
    const found = Object.fromEntries(ours.map((status) => [status, queueOf(status)]));
    expect(found).toEqual({
      CREDIT_NO_MATCH_SSN: 'credit',
      CREDIT_ERROR: 'credit',
      CREDIT_MINOR: 'credit',
      FACTA_REVIEW: 'credit',
      DELINQUENCY_REVIEW: 'credit',
      NAV_BPO_REVIEW: 'property',
      NAV_RESI_EVAL_REVIEW: 'property',
      HOLD_FOR_APPRAISAL_REVIEW: 'property',
      TRUST_AND_INSURANCE: 'title',
      FINAL_TITLE_REVIEW: 'title',
      FINAL_TITLE_EXCEPTION: 'title',
      ATTORNEY_REVIEW: 'closing',
      FUNDING_DECISION: 'funding',
      DECLINED: 'declined',
      UNKNOWN: 'faults',
    } satisfies Partial<Record<Status, Queue>>);
    for (const status of ours) expect(actionsFor(at(status), anyone), status).not.toEqual([]);
  });
});

describe('what must be true first', () => {
  const decline = { reasons: [], at: '2020-05-01T00:00:00.000Z' } as unknown as Application['outcome'];

  test.each<[StaffEvent, Application]>([
    ['recordingCorrected', at('RECORDING')],
    ['countyNamed', at('RECORDING', { property: { ...fresh.property, county: 'Washoe' } })],
    ['countyNamed', at('WAITING_FOR_AVM_DATA')],
    ['reconsidered', at('DECLINED', { outcome: decline })],
    ['resumed', at('UNKNOWN')],
    ['paymentQuestionSettled', at('FUNDABLE')],
    ['disbursementRetried', at('FUNDABLE')],
    ['creditorPaymentRetried', at('DIRECT_DEBT_PAYOFF')],
    ['fundingFindingSettled', at('FUNDING_DECISION')],
    ['correctedDisclosureDelivered', at('NOTE_SIGNING')],
    ['signerReminded', at('CO_DEED_REQ')],
    ['notaryCancelled', at('MANUAL_DEED_SIGNING')],
    ['propertyChosen', at('MULTIPLE_PROPERTIES')],
    ['conditionAskedAgain', at('OFFER_SELECTION')],
  ])('%s is refused by the door in the sentence that the console shows', (event, application) => {
    const sentence = whyNot(application, event);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    const word = readEvent(
      event,
      { uuid: 'event-1', by: 'operations' },
      said({ event, by: 'operations', word: undefined }, application, 'x').payload,
    );
    expect(advance(application, word, now)).toMatchObject({ ok: false, reason: sentence });
  });

  test('the one who approved is told that a second person must', () => {
    const approved = at('FUNDING_DECISION', {
      funding: { ...fresh.funding, approvers: ['staff-1'] },
      property: { ...fresh.property, occupancy: 'SECONDARY' },
      accounts: named,
    });
    expect(whyNot(approved, 'fundingApproved')).toBe('You approved it. A second person must approve.');
    expect(whyNot(approved, 'fundingApproved', { ...anyone, identityUuid: 'staff-2' })).toBeNull();
  });

  test('the other half of an act that takes two people is another’s, whichever comes first', () => {
    const pairs = staffEvents.flatMap((event) => otherHalvesOf(event).map((other) => [event, other] as const));
    expect(pairs.filter(([event, other]) => !otherHalvesOf(other).includes(event))).toEqual([]);
    const ready = at('FUNDING_DECISION', {
      property: { ...fresh.property, occupancy: 'SECONDARY' },
      accounts: named,
    });
    const did = (event: StaffEvent, byIdentity = 'staff-1') => ({ ...anyone, done: [{ event, byIdentity }] });
    expect(whyNot(ready, 'fundingApproved', did('accountChangeAnswered'))).toBe(
      'You confirmed the account. Two other people must approve.',
    );
    expect(whyNot(ready, 'fundingApproved', did('fundingFindingSettled'))).toBe(
      'You settled a finding. Two other people must approve.',
    );
    expect(whyNot(ready, 'fundingApproved', did('fundingFindingSettled', 'staff-2'))).toBeNull();
    expect(whyNot(ready, 'fundingApproved', did('likenessSettled'))).toBe(
      'You settled a possible match on a sanctions list. Two other people must approve.',
    );
    expect(whyNot(ready, 'fundingApproved', did('likenessSettled', 'staff-2'))).toBeNull();
    const approved = {
      ...ready,
      funding: { ...ready.funding, approvers: ['staff-1'], checks: { liens: 'found' } },
    } as const;
    expect(whyNot(approved, 'fundingFindingSettled')).toBe('You approved the funding. Someone else must settle this.');
    expect(whyNot(approved, 'fundingFindingSettled', { ...anyone, identityUuid: 'staff-2' })).toBeNull();
    const likeness = { ...approved, screening: { state: 'found', at: startedAt.toISOString() } } as const;
    expect(whyNot(likeness, 'likenessSettled')).toBe('You approved the funding. Someone else must settle this.');
    expect(whyNot(likeness, 'likenessSettled', { ...anyone, identityUuid: 'staff-2' })).toBeNull();
  });

  test('where what is open holds back only some answers, the act is offered and says what it waits for', () => {
    const asked = { categoryEnum: 'REVIEW_TRUST_REQUIREMENTS', signerUuid: null, clearedAt: null, documentUuids: [] };
    const conditions = [asked] as never;
    const find = (application: Application) =>
      actionsFor(application, anyone).find(({ event }) => event === 'trustReviewed');
    const waiting = { event: 'trustReviewed', whyNot: null, held: 'Waiting for: Upload Your Trust Documents.' };
    expect(find(at('TRUST_AND_INSURANCE', { conditions }))).toEqual(waiting);
    expect(find(at('TRUST_AND_INSURANCE'))).toEqual({ event: 'trustReviewed', whyNot: null });
  });

  test('who would invite one owner more than can sign is told before', () => {
    const signers = ['1', '2', '3', '4'].map((identityUuid) => ({ identityUuid, state: 'INVITED' })) as never;
    expect(whyNot(at('CO_DEED_REQ', { signers }), 'signerAdded')).toBe('At most 4 other owners can sign.');
    expect(whyNot(at('CO_DEED_REQ'), 'signerAdded')).toBeNull();
  });

  test('an approval of something else is no half of this one', () => {
    const approved = at('FUNDING_DECISION', { funding: { ...fresh.funding, approvers: ['staff-1'], release: 'one' } });
    const as = (release?: string) => whySomeoneElse(approved, 'fundingApproved', { ...anyone, release });
    expect([as('one') !== null, as('another'), as() !== null]).toEqual([true, null, true]);
  });

  test('to clear a condition that is a decision takes an underwriter, whatever the row says', () => {
    const asked = (categoryEnum: BlockingTask) =>
      permissionFor('conditionCleared', at('OFFER_SELECTION', { conditions: [{ uuid: 'c', categoryEnum }] as never }), {
        conditionUuid: 'c',
      });
    expect(asked('GENERIC_DOCUMENT_REQUEST')).toBe('clearConditions');
    expect(asked('MISSING_PHONE_NUMBER')).toBe('clearConditions');
    expect(asked('BANK_ACCOUNT_FRAUD_REVIEW')).toBe('underwrite');
    expect(permissionFor('conditionCleared', fresh, { conditionUuid: 'none' })).toBe('clearConditions');
    expect(permissionFor('resumed', fresh, {})).toBe('workFiles');
  });

  test('who may not is told so before anything else', () => {
    const mayNot = { ...anyone, whyNotThey: () => 'This needs a funder.' };
    expect(whyNot(at('UNKNOWN'), 'resumed', mayNot)).toBe('This needs a funder.');
  });
});

test('no funding is approved while no account is known that the draw could go to; a line against crypto has its wallet', () => {
  const ready = at('FUNDING_DECISION', { property: { ...fresh.property, occupancy: 'SECONDARY' } });
  expect(whyNot(ready, 'fundingApproved')).toBe(
    'No account is known that the draw could go to. Put the application back to where the borrower names one.',
  );
  expect(whyNot({ ...ready, accounts: named }, 'fundingApproved')).toBeNull();
  expect(whyNot({ ...ready, product: 'crypto' }, 'fundingApproved')).toBeNull();
});

test('no money is sent again while a name may be on a list', () => {
  const released = { ...fresh.funding, approvers: ['staff-1', 'staff-2'], release: 'release-1' };
  for (const [of, event] of [
    ['disbursement', 'isDisbursementFree'],
    ['creditorPayment', 'areCreditorsFree'],
  ] as const) {
    const returned = { ...at('FUNDABLE'), sentBack: of, funding: released };
    expect(needs[event](returned, startedAt)).toBeUndefined();
    const likeness = { ...returned, screening: { state: 'found', at: startedAt.toISOString() } as const };
    expect(needs[event](likeness, startedAt)).toMatchObject({
      code: 'held',
      reason: 'A name may be on a sanctions list. Compliance must settle that first.',
    });
  }
});
