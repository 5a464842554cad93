import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { blockingTasks } from '#core/application/enums.ts';
import { effects } from '#core/journey/effects.ts';
import { type EventName, events, isEventName } from '#core/journey/events.ts';
import { isStatus, statusNames } from '#core/journey/statuses.ts';
import { carriers, personaFor, personas, personasFor, scoreIn } from './personas.ts';
import { vendorNames } from './vendor.ts';

/** Every way an answer can differ: each word of a list of outcomes, and each part that need not be there. */
function branchesOf(event: EventName): string[] {
  const { payload } = events[event];
  const shapes: readonly v.ObjectEntries[] =
    'options' in payload ? payload.options.map((one) => one.entries) : [payload.entries];
  const found = shapes.flatMap((entries) =>
    Object.entries(entries).flatMap(([name, schema]) => partsOf(event, name, schema)),
  );
  return [event, ...found];
}

function partsOf(event: EventName, name: string, schema: unknown): string[] {
  const inner = (schema as { wrapped?: unknown }).wrapped ?? schema;
  if (v.is(v.object({ type: v.literal('picklist'), options: v.array(v.string()) }), inner) && isOutcome(name))
    return inner.options.map((option) => `${event}.${option}`);
  if (v.is(v.object({ type: v.literal('literal'), literal: v.string() }), inner)) return [`${event}.${inner.literal}`];
  return [`${event}.${name}`];
}

const isOutcome = (name: string) => ['outcome', 'verification', 'decision'].includes(name);

/** What a good borrower with a good house sees anyway, and what carries no choice. */
const ordinary = new Set([
  'softCreditReturned.file',
  'hardCreditReturned.file',
  'propertyValued.valued',
  'incomeVerified.matched',
  'identityChecked.VERIFIED',
  'signerIdentityChecked.VERIFIED',
  'offersPriced.SELECT',
  'titleReviewed.clear',
  'valueDecided.accepted',
]);

/** Decided by a rule of ours, the partner or the state, never by what someone typed. */
const decidedElsewhere: Readonly<Record<string, string>> = {
  'offersPriced.INELIGIBLE': 'a product, occupancy or property type we do not lend on',
  'appraisalArranged.payer': 'the partner pays, or the borrower does',
  'notaryPackageReady.needsAttorney': 'New York and other attorney states',
  'notaryPackageReady.isManual': 'states without remote notaries',
  'notaryPackageReady.closingNotBefore': 'the twelve days of Texas',
  'paymentWithheld.of': 'what would be sent is not what two people approved',
  'paymentQuestioned.of': 'their books have a payment under a key that is not ours',
};

/** Figures, ids and words that come with every such answer. */
const details = new Set(
  (
    'bureau valueCents condition county countyFips timeZone parcelId candidates subDecision ' +
    'setUuid verifiedIncomeCents identityUuid feeCents letters documentUuid documentUuids why instrumentNumber isGapCovered ' +
    'traceId servicerNumber signedAt endsAt cltvBps categoryEnum requestDocuments notes commentsToBorrower actionNeeded numDocsRequired signerUuid ' +
    'paymentUuid returned startsAt printed lastDay use mask accountToken reference deliveredTo number changes reasons dueOn amountCents'
  ).split(' '),
);

const rulesOfOurs: readonly EventName[] = ['cltvComputed', 'offersPriced', 'titleReviewed', 'valueDecided'];
const unhappyEvents: readonly string[] = [
  'valuationNotPossible',
  'floodCertificateDelayed',
  'enotaryFailed',
  'deedSubmitted',
  'recordingRejected',
  'disbursementReturned',
  'creditorPaymentReturned',
  'smallDepositsNeeded',
  'smallDepositsSent',
  'systemFaulted',
];

const answered = Object.values(effects).flatMap(({ need, answers }) =>
  need === 'rule' || need === 'messages' ? [] : answers,
);
const allBranches = [...new Set<EventName>([...answered, ...rulesOfOurs, 'systemFaulted'])].flatMap(branchesOf);
const unhappy = allBranches.filter((branch) => {
  const [event, part] = branch.split('.');
  if (part === undefined) return unhappyEvents.includes(branch);
  return !ordinary.has(branch) && !details.has(part) && !(branch in decidedElsewhere) && event !== 'systemFaulted';
});

describe('the table of personas', () => {
  const covered = new Set<string>(personas.flatMap(({ branches }) => branches));

  test('there are many ways not to be ordinary', () => {
    expect(unhappy.length).toBeGreaterThan(40);
    expect(new Set(unhappy)).toContain('softCreditReturned.frozen');
  });

  test.each(unhappy)('%s can be reached by typing', (branch) => {
    expect(covered).toContain(branch);
  });

  test('no row promises a branch that the journey does not have', () => {
    const known = new Set(allBranches);
    expect([...covered].filter((branch) => !known.has(branch))).toEqual([]);
    expect(Object.keys(decidedElsewhere).filter((branch) => !known.has(branch))).toEqual([]);
  });

  test('every status that is not on the ordinary way is named by a row, or follows from place and product', () => {
    const ordinaryWay = new Set(
      (
        'IN_PROGRESS GEN_PRE_SOFT_CREDIT_DISCLOSURE WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE WAITING_FOR_SOFT_CREDIT WAITING_FOR_AVM_DATA ' +
        'PREQUAL_TITLE WAITING_FOR_INITIAL_OFFERS OFFER_SELECTION COLLECT_ADDITIONAL_INFO HMDA GEN_SUMMARY_DISCLOSURE ' +
        'WAITING_FOR_SUMMARY_DISCLOSURE APP_SUBMISSION GEN_APP_DISCLOSURES WAITING_FOR_APP_DISCLOSURE HARD_CREDIT_PULL INCOME_VERIFICATION ' +
        'EMPLOYMENT_VERIFICATION DISBURSEMENT_ACCOUNT AUTOPAY_ACCOUNT VERIFIED_AUTOPAY_ACCOUNT IDENTITY_VERIFICATION ' +
        'WAITING_FOR_ID_VERIFICATION GEN_CLOSING_DISCLOSURE WAITING_FOR_CLOSING_DISCLOSURE FINAL_OFFER GEN_NOTE_SIGNING NOTE_SIGNING ' +
        'GEN_NOTARY_DISCLOSURE WAITING_FOR_NOTARY_DISCLOSURE DEED_SIGNING GEN_RESCISSION RESCISSION RECORDING FUNDING_DECISION FUNDABLE ' +
        'COMPLETE'
      ).split(' '),
    );
    const byPlaceOrWill = ['ATTORNEY_REVIEW', 'NOTARY_WAITING_PERIOD', 'CANCELLED'];
    const named = new Set(personas.flatMap(({ sentence }) => sentence.match(/\b[A-Z][A-Z_]+[A-Z]\b/g) ?? []));
    expect(
      statusNames.filter((status) => !ordinaryWay.has(status) && !byPlaceOrWill.includes(status) && !named.has(status)),
    ).toEqual([]);
  });

  test('a sentence names only statuses and conditions that exist', () => {
    const names = personas.flatMap(({ sentence }) => sentence.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? []);
    const tasks: readonly string[] = blockingTasks;
    expect(names.filter((name) => !isStatus(name) && !tasks.includes(name))).toEqual([]);
  });

  test('a value stands once for each need, and every need and event is known', () => {
    const places = personas.map(({ carrier, value, need }) => `${carrier} ${value.toLowerCase()} ${need}`);
    expect(new Set(places).size).toBe(places.length);
    const needs: readonly string[] = vendorNames;
    expect(personas.filter(({ need }) => !needs.includes(need))).toEqual([]);
    expect(
      personas.flatMap(({ branches }) => branches).filter((branch) => !isEventName(branch.split('.')[0] ?? '')),
    ).toEqual([]);
    expect(Object.keys(carriers)).toEqual(expect.arrayContaining([...new Set(personas.map(({ carrier }) => carrier))]));
  });
});

describe('finding a persona', () => {
  test.each([
    ['lastName', 'Frozen', 'softFrozen'],
    ['lastName', 'frozen2', 'softFrozen'],
    ['lastName', 'Kbafail-Frozen', 'softFrozen'],
    ['lastName', "O'Nomatch", 'noMatch'],
    ['ssn', '900-12-0002', 'softFrozen'],
    ['ssn', '666120005', 'fraudAlert'],
    ['ssn', '000-11-1720', 'score'],
  ] as const)('%s %s', (carrier, typed, answer) => {
    expect(personaFor(carrier, typed, 'credit')?.answer).toBe(answer);
  });

  test.each([
    ['lastName', 'Frozenberg'],
    ['lastName', 'Smith'],
    ['lastName', ''],
    ['ssn', '123-45-0002'],
    ['ssn', '900-12-9720'],
    ['ssn', '900-12-1299'],
    ['ssn', '900-12-1851'],
    ['street', 'Frozen'],
  ] as const)('%s %s is no one', (carrier, typed) => {
    expect(personaFor(carrier, typed, 'credit')).toBeUndefined();
  });

  test('several words of a street count, each for its own need', () => {
    expect(personasFor('street', '12 Joint Liens Rd', 'property').map(({ answer }) => answer)).toEqual([
      'joint',
      'liens',
    ]);
    expect(personaFor('street', '12 Lowconf Lowvalue Rd', 'valuation')?.answer).toBe('lowValue');
    expect(personaFor('street', '12 Lowconf Lowvalue Rd', 'flood')).toBeUndefined();
  });

  test('files, accounts and logins are found as people type them', () => {
    expect(personaFor('fileName', 'My ID-Fail (2).JPG', 'identity')?.answer).toBe('failed');
    expect(personaFor('accountNumber', '0000 1234 0103', 'payments')?.answer).toBe('R03');
    expect(personaFor('login', ' user_income_low ', 'income')?.answer).toBe('lower');
    expect(personaFor('login', 'user_good_old', 'bank')).toBeUndefined();
  });

  test.each([
    ['1300', 300],
    ['8850', 850],
    ['1299', undefined],
    ['8851', undefined],
    ['0720', undefined],
    ['9720', undefined],
  ] as const)('%s says the score %s', (lastFour, score) => {
    expect(scoreIn(lastFour)).toBe(score);
  });
});
