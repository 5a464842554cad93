/** What each event leaves in the application, whatever status it arrives in. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import { type EventName, readEvent, type Sender } from '../events.ts';
import { people } from '../stories/samples.ts';
import { said, startedAt } from '../stories/walk.ts';
import { record } from './index.ts';

const at = startedAt.toISOString();
const fresh = newApplication(people.employee, startedAt);
const lien = { uuid: 'lien-1', holder: 'Bank', position: 1, balanceCents: 1_00, isPaidOff: false, payoffCents: null };
const owner = {
  identityUuid: 'owner-1',
  name: 'O',
  email: 'o@example.com',
  phoneNumber: null,
  state: 'INVITED',
  failedTries: 0,
  photoUuids: [],
} as const;

const selected = {
  id: 'x',
  type: 'STANDARD',
  termYears: 5,
  rateBps: 760,
  rateType: 'FIXED',
  originationFeeBps: 0,
  amountCents: 1_00,
  drawCents: 1_00,
  discounts: [],
} as const;

const atOwners: Application = { ...fresh, status: 'CO_DEED_REQ' };
const known: Application = {
  ...fresh,
  ownership: { ...fresh.ownership, coOwners: 1 },
  liens: [lien],
  signers: [owner],
  property: {
    ...fresh.property,
    valueCents: 1_00,
    candidates: [
      { parcelId: 'parcel-1', description: 'One' },
      { parcelId: 'parcel-2', description: 'Two' },
    ],
  },
  offers: { ...fresh.offers, setUuid: 'offers-0', selected },
  rescission: { ...fresh.rescission, endsAt: startedAt.toISOString() },
  valuation: { ...fresh.valuation, bpo: 'BPO_REQUIRED', need: 'navBpo', reportedValueCents: 610_000_00 },
};

function after(event: EventName, word?: string, from: Application = known, by: Sender = 'vendor'): Application {
  const recorded = record(from, said({ event, by, word }, from, 'event-1'), startedAt);
  if ('ok' in recorded) throw new Error(recorded.reason);
  return recorded;
}

const counter = (cause: string, ...reasons: string[]) => ({ offers: { counterOffer: { cause, reasons } } });
const asked = (categoryEnum: string, more: object = {}) => ({
  conditions: [{ uuid: 'event-1', categoryEnum, created: at, clearedAt: null, answeredAt: null, ...more }],
});

describe('credit', () => {
  test.each<[EventName, string | undefined, object]>([
    ['eligibilityChecked', 'duplicate', { isDuplicate: true, declineReasons: [] }],
    ['eligibilityChecked', 'elsewhere', { declineReasons: ['STATE_NOT_SERVED'] }],
    ['softCreditReturned', 'file', { credit: { outcome: 'file', bureau: 'Bureau A' } }],
    ['ssnSubmitted', undefined, { credit: { ssnToken: 'vault-ssn', ssnLastFour: '1234' } }],
    ['noCreditFileConfirmed', undefined, { declineReasons: ['NO_FILE'] }],
    ['minorConfirmed', undefined, { declineReasons: ['AGE'] }],
    ['identityReviewed', 'confirmed', { credit: { outcome: 'file' }, declineReasons: [] }],
    ['identityReviewed', 'refuted', { declineReasons: ['IDENTITY'] }],
    ['delinquencyReviewed', 'cured', { credit: { outcome: 'file' }, declineReasons: [] }],
    ['delinquencyReviewed', 'confirmed', { declineReasons: ['DELINQUENCY'] }],
    ['applicationSubmitted', undefined, { submittedAt: at, credit: { phase: 'hard' } }],
    ['hardCreditReturned', 'same', { credit: { outcome: 'file' }, offers: { counterOffer: null }, conditions: [] }],
    ['hardCreditReturned', 'changed', counter('credit', 'DTI_EXCEEDED')],
    ['hardCreditReturned', 'inquiries', asked('HARD_CREDIT_INQUIRY_REVIEW', { notes: 'Auto loan, 2 March' })],
    ['hardCreditExpired', undefined, { credit: { isHardReportStale: true } }],
  ])('%s %s', (event, word, expected) => {
    expect(after(event, word)).toMatchObject(expected);
  });

  test('a corrected identity is what is known from then on: the name, the number and what tells it from another', () => {
    const payload = { firstName: 'Adah', ssnToken: 'ssn', ssnLastFour: '4321', ssnMark: 'mark-2' };
    const corrected = readEvent('identityCorrected', { uuid: 'event-1', by: 'operations' }, payload);
    expect(record(known, corrected, startedAt)).toMatchObject({
      borrower: { name: { ...known.borrower.name, firstName: 'Adah' } },
      credit: { ssnToken: 'ssn', ssnLastFour: '4321', ssnMark: 'mark-2' },
    });
  });

  test('a new report is not stale; a frozen file gave none', () => {
    const stale = after('hardCreditExpired');
    expect(after('hardCreditReturned', 'same', stale).credit.isHardReportStale).toBe(false);
    expect(after('hardCreditReturned', 'frozen', stale).credit.isHardReportStale).toBe(true);
    expect(after('hardCreditReturned', 'frozen').credit.isHardReportStale).toBe(false);
  });

  test('an answer that says less keeps what was known', () => {
    const first = after('softCreditReturned', 'file');
    expect(after('softCreditReturned', 'noFile', first).credit.bureau).toBe('Bureau A');
  });

  test.each([
    ['score', 742],
    ['scoreModel', 'Model 10'],
    ['keyFactors', ['Payments were made late']],
    ['monthlyDebtCents', 180_000],
  ])('[T27] no report is written into the history: %s is refused', (name, value) => {
    for (const event of ['softCreditReturned', 'hardCreditReturned'] as const) {
      const said = { outcome: 'file', bureau: 'Bureau A' };
      const about = { uuid: 'event-1', by: 'vendor' } as const;
      expect(readEvent(event, about, said).payload).toMatchObject(said);
      expect(() => readEvent(event, about, { ...said, [name]: value })).toThrow(v.ValiError);
    }
  });
});

describe('the house', () => {
  const texan = newApplication(people.texan, startedAt);

  test.each<[string, object, object]>([
    [
      'valued',
      {
        lookup: 'found',
        valueCents: 640_000_00,
        county: 'Washoe',
        timeZone: 'America/Los_Angeles',
        parcelId: 'parcel-1',
        condition: 'GOOD',
      },
      { need: 'none', bpo: 'BPO_NOT_REQUIRED' },
    ],
    ['unsure', { lookup: 'found', valueCents: null }, { need: 'navBpo', bpo: 'BPO_REQUIRED' }],
    ['unsureEvaluation', { lookup: 'found', valueCents: null }, { need: 'evaluation', bpo: 'BPO_REQUIRED' }],
    ['noValue', { lookup: 'found', valueCents: null }, { need: 'bpo', bpo: 'BPO_REQUIRED' }],
    ['notFound', { lookup: 'notFound', valueCents: null, candidates: [] }, {}],
    ['many', { lookup: 'many', candidates: [{ parcelId: 'parcel-1' }, { parcelId: 'parcel-2' }] }, {}],
  ])('a value: %s', (word, property, valuation) => {
    expect(after('propertyValued', word)).toMatchObject({ property, valuation });
  });

  test('in Texas an evaluation is needed even with a value, and with none', () => {
    for (const word of ['valued', 'unsure', 'noValue'])
      expect(after('propertyValued', word, texan).valuation).toMatchObject({ need: 'evaluation', bpo: 'BPO_REQUIRED' });
  });

  test.each<[EventName, string | undefined, object]>([
    ['addressCorrected', undefined, { property: { lookup: null, parcelId: null, address: { street1: '14 Main St' } } }],
    ['propertyNotFoundConfirmed', undefined, { declineReasons: ['PROPERTY_NOT_FOUND'] }],
    ['propertyChosen', 'second', { property: { parcelId: 'parcel-2', lookup: 'found' } }],
    [
      'valueEstimated',
      undefined,
      { property: { valueCents: 500_000_00, condition: 'AVERAGE' }, valuation: { bpo: 'BPO_REQUIRED' } },
    ],
    [
      'propertyReportReturned',
      'clear',
      {
        title: { status: 'TITLE_NOT_REQUIRED', bypass: 'NO_BYPASS', isFullTitleNeeded: false },
        liens: [],
        ownership: { type: 'SOLE', coOwners: 0 },
      },
    ],
    [
      'propertyReportReturned',
      'liensFullTitle',
      {
        title: { status: 'TITLE_REQUIRED', isFullTitleNeeded: true },
        hasLiensToConfirm: true,
        liens: [{ uuid: 'lien-1', isPaidOff: false, payoffCents: null }],
      },
    ],
    ['propertyReportReturned', 'uninsured', { trustAndInsurance: { needsHazardProof: true } }],
    ['propertyReportReturned', 'joint', { ownership: { type: 'JOINT', coOwners: 1 } }],
    ['propertyReportReturned', 'recent', { declineReasons: ['TITLE_SEASONING_90D'] }],
    ['propertyReportReturned', 'notOwner', { declineReasons: ['NOT_ON_TITLE'] }],
    [
      'liensAttested',
      'payOff',
      { hasLiensToConfirm: false, liens: [{ balanceCents: 118_000_00, isPaidOff: true, payoffCents: null }] },
    ],
    ['liensAttested', 'keep', { liens: [{ isPaidOff: false }] }],
    ['cltvComputed', 'fine', { cltvBps: 6_200, offers: { counterOffer: null } }],
    ['cltvComputed', 'tooHigh', { cltvBps: 9_400, ...counter('liens', 'CLTV') }],
    ['winBackAccepted', 'smaller', { offers: { lineCentsMax: 40_000_00 }, liens: [{ isPaidOff: false }] }],
    ['winBackAccepted', 'payOff', { offers: { lineCentsMax: null }, liens: [{ isPaidOff: true }] }],
  ])('%s %s', (event, word, expected) => {
    expect(after(event, word)).toMatchObject(expected);
  });

  test('winning back before the first offers leaves nothing to revise; afterwards it does', () => {
    const tooHigh = (from: Application) => after('winBackAccepted', 'smaller', after('cltvComputed', 'tooHigh', from));
    expect(tooHigh(fresh).offers.counterOffer).toBeNull();
    expect(tooHigh(known).offers.counterOffer).toMatchObject({ cause: 'liens' });
  });
});

describe('offers', () => {
  test.each<[EventName, string | undefined, object]>([
    [
      'offersPriced',
      'select',
      { decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER', offers: { setUuid: 'offers-1' } },
    ],
    ['offersPriced', 'assets', { decision: 'ASSET_DEPLETION', declineReasons: [] }],
    ['offersPriced', 'decline', { decision: 'DECLINE', declineReasons: ['DTI_EXCEEDED'] }],
    ['assetsDeclared', undefined, { assetDepletion: { isComplete: true, amountCents: 800_000_00 } }],
    ['assetsSkipped', undefined, { declineReasons: ['DTI_MIN_DRAW'] }],
    [
      'offerSelected',
      'withDebts',
      { offers: { selected: { id: '10-STANDARD' }, debtsToPay: ['card-1', 'card-2'], isBetterPossible: false } },
    ],
    ['informationSubmitted', 'joint', { ownership: { type: 'JOINT', coOwners: 1 }, conditions: [] }],
    [
      'revisedOffersPriced',
      'priced',
      { decision: 'SELECT', subDecision: 'VERIFIED_DTI_LIMITED', offers: { setUuid: 'offers-2' } },
    ],
    ['revisedOffersPriced', 'none', { offers: { setUuid: 'offers-0' }, declineReasons: ['CLTV'] }],
    ['counterOfferRefused', undefined, { declineReasons: ['CLTV'] }],
  ])('%s %s', (event, word, expected) => {
    expect(after(event, word)).toMatchObject(expected);
  });

  test('accepting new terms settles them, and keeps the debts to pay', () => {
    const revised = after('hardCreditReturned', 'changed', after('offerSelected', 'withDebts'));
    expect(after('revisedOfferAccepted', undefined, revised).offers).toMatchObject({
      counterOffer: null,
      selected: { amountCents: 30_000_00 },
      debtsToPay: ['card-1', 'card-2'],
    });
  });

  test('a refused counter-offer is declined for the reasons it was made', () => {
    const revised = after('hardCreditReturned', 'changed');
    for (const event of ['counterOfferRefused', 'counterOfferExpired'] as const)
      expect(after(event, undefined, revised).declineReasons).toEqual(['DTI_EXCEEDED']);
  });

  test('the county knows of more owners than the borrower names', () => {
    const county = { type: 'JOINT', coOwners: 3 } as const;
    const recorded = { ...known, ownership: { ...county, recorded: county } };
    expect(after('informationSubmitted', 'joint', recorded).ownership.coOwners).toBe(3);
  });

  test('what the borrower said of the owners may be corrected; what the county says may not, and raises a question', () => {
    const joint = after('informationSubmitted', 'joint');
    const sole = after('answersCorrected', 'information', joint);
    expect(sole).toMatchObject({ ownership: { type: 'SOLE', coOwners: 0 }, applicant: { maritalStatus: 'MARRIED' } });
    expect(sole.conditions).toEqual([]);
    const county = { type: 'JOINT', coOwners: 1 } as const;
    const contradicted = after('answersCorrected', 'information', {
      ...joint,
      ownership: { ...county, recorded: county },
    });
    expect(contradicted.ownership).toMatchObject(county);
    expect(contradicted).toMatchObject(asked('FALSE_OWNERSHIP_TYPE_REVIEW'));
  });

  test('a corrected name, address or income makes unknown again what followed from it, and nothing else', () => {
    const chosen = after('offerSelected');
    const of = (word: string) => after('answersCorrected', word, chosen);
    expect(of('name')).toMatchObject({
      borrower: { name: { firstName: 'Adah' } },
      credit: { outcome: null },
      offers: { setUuid: null, selected: null },
    });
    expect(of('address')).toMatchObject({
      property: { lookup: null, parcelId: null, address: { street1: '14 Main St' } },
      offers: { setUuid: null, selected: null },
    });
    expect(of('income')).toMatchObject({
      income: { employmentType: 'RETIRED', annualIncomeCents: 90_000_00, otherIncomeCents: 0 },
      offers: { setUuid: null, selected: null },
    });
    expect(of('offer').offers).toEqual({ ...chosen.offers, selected: null });
    expect(of('information').offers).toEqual(chosen.offers);
  });
});

test.each([
  [{ annualIncomeCents: 1_000_000_000 }, 'Must be less than $10,000,000'],
  [{ otherIncomeCents: -1 }, 'Must be at least $0'],
])('[VAL-062] a corrected income has the limits of registration (%j)', (change, message) => {
  const income = { employmentType: 'RETIRED', annualIncomeCents: 999_999_900, ...change };
  expect(() => readEvent('answersCorrected', { uuid: 'e', by: 'borrower' }, { income })).toThrow(message);
});

describe('proofs', () => {
  test.each<[EventName, string | undefined, object]>([
    ['incomeSourceProvided', 'payroll', { income: { sources: ['TRUV_PAYROLL'] }, conditions: [] }],
    [
      'incomeSourceProvided',
      'paystubs',
      asked('HELOC_MANUAL_PAYSTUB_UPLOAD', {
        xtraData: { numDocsRequired: 2 },
        requestDocuments: ['USER_UPLOADED_PAYSTUB'],
      }),
    ],
    [
      'incomeVerified',
      'matched',
      {
        income: { isVerified: true, verifiedIncomeCents: 120_000_00 },
        decision: 'SELECT',
        subDecision: 'VERIFIED_INCOME_MATCHED_OFFER',
        offers: { setUuid: 'offers-0', isBetterPossible: false },
      },
    ],
    [
      'incomeVerified',
      'higher',
      { subDecision: 'VERIFIED_OFFER', offers: { setUuid: 'offers-2', isBetterPossible: true, counterOffer: null } },
    ],
    [
      'incomeVerified',
      'lower',
      {
        income: { isVerified: true },
        subDecision: 'VERIFIED_DTI_LIMITED',
        ...counter('income', 'DTI_MIN_DRAW'),
      },
    ],
    ['incomeVerified', 'unverifiable', { income: { isVerified: false }, declineReasons: ['INCOME_UNVERIFIED'] }],
    ['employerNamed', undefined, { employment: { employerName: 'Acme Hardware', isVerified: false } }],
    ['employmentVerified', 'employed', { employment: { isVerified: true } }],
    ['employmentVerified', 'left', { declineReasons: ['VOE_FAILED'] }],
    ['disbursementAccountSaved', undefined, { accounts: { disburse: { mask: '6789', routingMask: '0021' } } }],
    ['paymentMethodChosen', 'autopay', { accounts: { paymentType: 'AUTOPAY', autopay: { mask: '6789' } } }],
    ['paymentMethodChosen', 'manual', { accounts: { paymentType: 'MANUAL', autopay: null } }],
    ['accountOwnerChecked', 'owner', { accounts: { isOwnerVerified: true }, conditions: [] }],
    [
      'accountOwnerChecked',
      'stranger',
      {
        accounts: { isOwnerVerified: false },
        ...asked('BANK_ACCOUNT_FRAUD_REVIEW', { requestDocuments: ['BANK_STATEMENT'] }),
      },
    ],
    ['identityChecked', 'verified', { identity: { verification: 'VERIFIED', failedTries: 0 }, conditions: [] }],
    [
      'identityChecked',
      'failed',
      { identity: { verification: 'FAILED_VERIFICATION', failedTries: 1 }, conditions: [] },
    ],
    ['identityChecked', 'doubtful', asked('ID_VERIFICATION_FAILURE')],
    ['identityChecked', 'tampered', asked('IDENTITY_DOCUMENT_FRAUD_REVIEW')],
    ['identityChecked', 'fraud', { declineReasons: ['IDENTITY'] }],
  ])('%s %s', (event, word, expected) => {
    expect(after(event, word)).toMatchObject(expected);
  });

  test('the third failure, not the second, goes to a person; only a person’s word closes the question', () => {
    const tried = (failedTries: number) =>
      after('identityChecked', 'failed', { ...known, identity: { ...known.identity, failedTries } });
    expect(tried(1).conditions).toEqual([]);
    const asking = tried(2);
    expect(asking.conditions).toMatchObject([{ categoryEnum: 'ID_VERIFICATION_FAILURE', clearedAt: null }]);
    expect(after('identityChecked', 'verified', asking).conditions).toMatchObject([{ clearedAt: null }]);
    expect(after('identityChecked', 'verified', asking, 'operations').conditions).toMatchObject([{ clearedAt: at }]);
  });
});

describe('value, trust, title', () => {
  test.each<[EventName, string | undefined, object]>([
    ['valuationOrdered', undefined, { valuation: { bpo: 'BPO_PROCESSING' }, property: { condition: 'GOOD' } }],
    [
      'valuationReported',
      undefined,
      {
        valuation: { bpo: 'BPO_COMPLETE', reportedValueCents: 610_000_00 },
        property: { condition: 'GOOD', valueCents: 1_00 },
      },
    ],
    ['valuationNotPossible', undefined, { valuation: { need: 'evaluation', bpo: 'BPO_REQUIRED' } }],
    [
      'valueDecided',
      'accepted',
      {
        valuation: { isDone: true },
        property: { valueCents: 610_000_00 },
        decision: 'SELECT',
        subDecision: 'VERIFIED_OFFER',
        offers: { counterOffer: null },
      },
    ],
    [
      'valueDecided',
      'lower',
      {
        valuation: { isDone: true },
        property: { valueCents: 400_000_00 },
        ...counter('value', 'CLTV'),
      },
    ],
    ['valueDecided', 'escalated', { valuation: { need: 'appraisal', isDone: false } }],
    ['valueDecided', 'unacceptable', { declineReasons: ['CLTV'] }],
    ['appraisalArranged', 'companyPays', { valuation: { appraisalPayer: 'company' } }],
    ['appraisalReviewed', 'rejected', { valuation: { isAppraisalRejected: true } }],
    ['appraisalReviewed', 'accepted', { valuation: { isAppraisalRejected: false } }],
    [
      'trustReviewed',
      'approved',
      { trustAndInsurance: { isApproved: true, needsHazardProof: false, isFloodInsured: false } },
    ],
    ['trustReviewed', 'rejected', { declineReasons: ['TRUST_NOT_ACCEPTED'] }],
    ['payoffLettersReceived', 'usual', { liens: [{ payoffCents: 118_400_00 }], offers: { counterOffer: null } }],
    ['payoffLettersReceived', 'tooHigh', { liens: [{ payoffCents: 190_000_00 }], ...counter('liens', 'CLTV') }],
    ['titleOrdered', undefined, { title: { status: 'FINAL_TITLE_PROCESSING', isReported: false } }],
    ['titleReported', undefined, { title: { isReported: true } }],
    [
      'titleReviewed',
      'clear',
      { title: { status: 'FINAL_TITLE_COMPLETE', hasExceptions: false }, offers: { counterOffer: null } },
    ],
    ['titleReviewed', 'exceptions', { title: { status: 'FINAL_TITLE_PROCESSING', hasExceptions: true } }],
    [
      'titleReviewed',
      'newLien',
      {
        title: { hasExceptions: false },
        liens: [{ uuid: 'lien-1' }, { uuid: 'lien-2', isPaidOff: false }],
        ...counter('liens', 'CLTV'),
      },
    ],
    ['titleDefectFound', undefined, { title: { hasExceptions: true } }],
    ['titleNotCurable', undefined, { declineReasons: ['TITLE_DEFECT'] }],
  ])('%s %s', (event, word, expected) => {
    expect(after(event, word)).toMatchObject(expected);
  });

  test('an evaluator who cannot come is replaced by an appraiser', () => {
    const wanting = { ...known, valuation: { ...known.valuation, need: 'evaluation' } } as const;
    expect(after('valuationNotPossible', undefined, wanting).valuation.need).toBe('appraisal');
  });

  test.each([
    [{ isApproved: true }, 'enter the flood policy’s cover'],
    [{ isApproved: true, floodCoverCents: 1_00, floodFrom: '2020-01-01', floodTo: '2099-01-01' }, 'covers too little'],
    [{ isApproved: true, floodCoverCents: 250_000_00, floodFrom: '2020-01-01', floodTo: '2021-01-01' }, 'has ended'],
    [{ isApproved: true, floodCoverCents: 250_000_00, floodFrom: '2098-01-01', floodTo: '2099-01-01' }, 'not begun'],
  ] as const)('[42 U.S.C. 4012a] in a flood zone %j is refused: %s', (payload, reason) => {
    const event = readEvent('trustReviewed', { uuid: 'event-1', by: 'operations' }, payload);
    const inZone = (zone: string) => ({ ...known, flood: { zone, isCertificatePending: false } });
    expect(record(inZone('AE'), event, startedAt)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
    expect(record(inZone('X'), event, startedAt)).not.toHaveProperty('ok');
  });

  test('an approval after the flood determination is about flood insurance as well', () => {
    const flooded = after('floodDetermined', 'zoneA');
    expect(after('trustReviewed', 'approved', flooded).trustAndInsurance.isFloodInsured).toBe(true);
  });

  test('curing an exception removes it', () => {
    expect(after('titleCured', undefined, after('titleDefectFound')).title).toMatchObject({
      hasExceptions: false,
      status: 'FINAL_TITLE_COMPLETE',
    });
  });
});

describe('closing', () => {
  test.each<[EventName, string | undefined, object]>([
    ['floodCertificateDelayed', undefined, { flood: { isCertificatePending: true, zone: null } }],
    ['floodDetermined', 'zoneA', { flood: { isCertificatePending: false, zone: 'AE' } }],
    [
      'signerAdded',
      'second',
      {
        additionalSignerVersion: 'v1',
        signers: [
          {},
          { identityUuid: 'owner-2', firstName: 'Owner', lastName: '2', name: 'Owner 2', state: 'INVITED' },
        ],
        conditions: [],
      },
    ],
    ['signerReminded', undefined, { signers: [{ identityUuid: 'owner-1', state: 'INVITED' }] }],
    ['signerRemoved', undefined, { signers: [] }],
    ['signerIdentitySubmitted', undefined, { signers: [{ state: 'CHECKING' }] }],
    ['signerIdentityChecked', 'verified', { signers: [{ state: 'READY' }] }],
    ['signerIdentityChecked', 'failed', { signers: [{ state: 'INVITED', failedTries: 1 }], conditions: [] }],
    ['signerRefused', undefined, { signers: [{ state: 'REFUSED' }] }],
    [
      'notaryPackageReady',
      'online',
      { notary: { isManual: false, needsAttorney: false, mustWait: false, closingNotBefore: null } },
    ],
    ['notaryPackageReady', 'texas', { notary: { isManual: true, mustWait: true } }],
    ['notaryPackageReady', 'attorney', { notary: { needsAttorney: true } }],
    ['attorneyApproved', 'present', { notary: { isManual: true, mustWait: false } }],
    ['attorneyRejected', 'forCause', { declineReasons: ['TITLE_DEFECT'] }],
    ['deedAccepted', 'primary', { notary: { hasPrimaryAccepted: true }, signers: [{ state: 'INVITED' }] }],
    ['deedAccepted', 'signer', { notary: { hasPrimaryAccepted: false }, signers: [{ state: 'SIGNED' }] }],
    [
      'deedSigned',
      undefined,
      { notary: { hasPrimaryAccepted: true, signedAt: '2026-04-21T18:00:00.000Z' }, signers: [{ state: 'SIGNED' }] },
    ],
    ['enotaryFailed', undefined, { notary: { isManual: true, inPerson: 'videoFailed' } }],
    ['notaryReserved', undefined, { notary: { slot: { startsAt: '2026-04-22T17:00:00.000Z', place: '1 Court St' } } }],
    ['notaryNotBooked', undefined, { notary: { slot: null } }],
    ['rescissionNoticesDelivered', undefined, { rescission: { endsAt: '2026-04-25T07:00:00.000Z', isWaived: false } }],
    ['rescissionWaived', undefined, { rescission: { isWaived: true } }],
    ['deedRecorded', undefined, { recording: { instrumentNumber: '2026-000123', isGapCovered: false } }],
    ['deedSubmitted', undefined, { recording: { isGapCovered: true } }],
    ['recordingRejected', undefined, { sentBack: 'deed' }],
    ['creditorPaymentReturned', undefined, { sentBack: 'creditorPayment' }],
    ['fundingChecked', 'account', { funding: { checks: { account: 'clear' } } }],
    ['fundingChecked', 'hit', { funding: { checks: { watchLists: 'found' }, approvers: [] } }],
    ['fundingApproved', 'first', { funding: { approvers: ['staff-1'] } }],
    ['fundingStopped', 'forCause', { declineReasons: ['VOE_FAILED'] }],
    ['fundsDisbursed', undefined, { funding: { disbursedAt: at } }],
    [
      'disbursementReturned',
      undefined,
      {
        sentBack: 'disbursement',
        funding: { disbursedAt: null },
        ...asked('BANK_ACCOUNT_FRAUD_REVIEW', { notes: 'R03 no account' }),
      },
    ],
  ])('%s %s', (event, word, expected) => {
    expect(after(event, word)).toMatchObject(expected);
  });

  test('a manual notary stays manual, and a wait that is over is over', () => {
    const manual = after('enotaryFailed');
    expect(after('notaryPackageReady', 'online', manual).notary.isManual).toBe(true);
    expect(after('attorneyApproved', 'usual', manual).notary.isManual).toBe(true);
    const waiting = after('notaryPackageReady', 'wait');
    expect(after('attorneyApproved', 'usual', waiting).notary).toMatchObject({ isManual: false, mustWait: true });
    expect(after('waitingPeriodElapsed', undefined, waiting).notary.mustWait).toBe(false);
  });

  test('an owner without a telephone is asked for one, and by name', () => {
    const { conditions } = after('signerAdded', 'noPhone', atOwners);
    expect(conditions).toMatchObject([{ categoryEnum: 'MISSING_PHONE_NUMBER', signerUuid: 'owner-1' }]);
  });
});

describe('at any time', () => {
  test('a condition is raised with everything that was said', () => {
    const payload = {
      categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
      requestDocuments: ['BANK_LETTER'],
      notes: 'n',
      commentsToBorrower: 'c',
      actionNeeded: 'REVIEW_TRUST_REQUIREMENTS',
      numDocsRequired: 3,
      signerUuid: 'owner-1',
    } as const;
    const event = { uuid: 'event-1', name: 'conditionRaised', by: 'operations', payload } as const;
    const { numDocsRequired, ...rest } = payload;
    expect(
      record(known, { ...event, payload: { ...payload, requestDocuments: ['BANK_LETTER'] } }, startedAt),
    ).toMatchObject(asked('GENERIC_DOCUMENT_REQUEST', { ...rest, xtraData: { numDocsRequired } }));
  });

  test('the signer’s question is not the borrower’s', () => {
    const signerAsked = after('signerAdded', 'noPhone', atOwners);
    expect(after('conditionRaised', 'phone', signerAsked).conditions).toHaveLength(2);
    const saved = after('phoneSaved', 'signer', signerAsked);
    expect(saved.signers).toMatchObject([{ phoneNumber: '5559876543' }]);
    expect(saved.conditions).toMatchObject([{ clearedAt: at }]);
    expect(after('phoneSaved', 'borrower', signerAsked).conditions).toMatchObject([{ clearedAt: null }]);
  });

  test('an answer is noted, a clearing closes, and only the condition meant', () => {
    const two = after('conditionRaised', 'escalation', { ...after('conditionRaised', 'document'), uuid: 'x' });
    const conditions = two.conditions.map((condition, index) => ({ ...condition, uuid: `condition-${index}` }));
    const asking = { ...two, conditions };
    expect(after('conditionAnswered', undefined, asking).conditions).toMatchObject([
      { answeredAt: at, clearedAt: null },
      { answeredAt: null },
    ]);
    expect(after('conditionCleared', undefined, asking).conditions).toMatchObject([
      { clearedAt: at },
      { clearedAt: null },
    ]);
  });

  test('deposits answer the question they raised, and no other about the account', () => {
    const doubted = after('accountOwnerChecked', 'stranger');
    const sent = after('smallDepositsSent', undefined, doubted);
    const proved = after('smallDepositsNamed', 'right', after('smallDepositsArrived', 'landed', sent));
    expect(proved.conditions).toMatchObject([{ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', clearedAt: null }]);
    const asking = after('smallDepositsArrived', 'landed', after('smallDepositsSent'));
    expect(asking.conditions).toMatchObject([{ commentsToBorrower: expect.stringContaining('less than a dollar') }]);
    expect(after('smallDepositsNamed', 'right', asking)).toMatchObject({
      conditions: [{ clearedAt: at }],
      accounts: { deposits: null, isOwnerVerified: true },
    });
    expect(after('conditionCleared', undefined, asking).accounts.deposits).toBeNull();
    // The account before was the borrower's; of this one no one can say.
    const another = { ...proved, accounts: { ...proved.accounts, isOwnerVerified: true } };
    expect(after('smallDepositsNeeded', 'draw', another).accounts.isOwnerVerified).toBe(false);
    expect(after('smallDepositsNeeded', undefined, another).accounts.isOwnerVerified).toBe(true);
    const sending = after('smallDepositsSent');
    const approval = said({ event: 'fundingApproved', by: 'operations', word: undefined }, sending, 'event-2');
    expect(record(sending, approval, startedAt)).toMatchObject({ ok: false, code: 'held' });
    const failed = after('smallDepositsNamed', 'tooOften', asking);
    expect(failed.conditions).toMatchObject([{ commentsToBorrower: expect.stringContaining('another account') }]);
    expect(after('accountReplaced', undefined, failed)).toMatchObject({
      conditions: [{ clearedAt: at }],
      accounts: { deposits: null, autopay: { mask: '7777' }, isOwnerVerified: false },
    });
  });

  test('what is sent with an answer stays with the condition, each paper once', () => {
    const asking = after('conditionRaised', 'document');
    const answered = ['one', 'more'].reduce((known, word) => after('conditionAnswered', word, known), asking);
    expect(answered.conditions).toMatchObject([{ answeredAt: at, documentUuids: ['deed-1', 'deed-2', 'survey-1'] }]);
  });

  test('ownership corrected, consent given', () => {
    expect(after('ownershipCorrected').ownership).toMatchObject({ type: 'JOINT', coOwners: 1 });
    expect(after('consentGiven').consents).toEqual([{ type: 'HARD_CREDIT', version: '1', at }]);
  });

  test('looking again proves everything again, and keeps the house and the report', () => {
    const declined: Application = {
      ...after(
        'incomeVerified',
        'matched',
        after('employmentVerified', 'employed', after('identityChecked', 'verified')),
      ),
      declineReasons: ['DEROGATORY_BANKRUPTCY'],
      outcome: { hmdaAction: 3, at },
      submittedAt: at,
      credit: { ...known.credit, phase: 'hard', bureau: 'Bureau A' },
    };
    expect(after('reconsidered', undefined, declined)).toMatchObject({
      declineReasons: [],
      outcome: null,
      submittedAt: null,
      credit: { phase: 'soft', bureau: 'Bureau A' },
      income: { isVerified: false },
      employment: { isVerified: false },
      identity: { verification: null },
      offers: { selected: null },
      property: { valueCents: 1_00 },
    });
  });
});

describe('an appointment with the notary', () => {
  const slot = { startsAt: '2026-04-22T17:00:00.000Z', place: '1 Court St' };
  const reserved: Application = { ...known, notary: { ...known.notary, isManual: true, inPerson: 'chosen', slot } };
  const cancelled = (by: Sender, now: string, from = reserved) =>
    record(from, said({ event: 'notaryCancelled', by, word: undefined }, from, 'event-1'), new Date(now));
  const aDayBefore = '2026-04-21T17:00:00.000Z';
  const later = '2026-04-21T17:00:00.001Z';

  test('is cancelled by the borrower until a day before, and by operations after that; the reason for the fee stays', () => {
    const notary = { slot: null, isManual: true, inPerson: 'chosen' };
    expect(cancelled('borrower', aDayBefore)).toMatchObject({ notary });
    expect(cancelled('borrower', later)).toMatchObject({ ok: false, code: 'notAllowedHere' });
    expect(cancelled('operations', later)).toMatchObject({ notary });
  });

  test('that is not there, or was moved meanwhile, is not cancelled', () => {
    const moved = { ...slot, startsAt: '2026-04-23T17:00:00.000Z' };
    for (const other of [null, moved])
      expect(
        cancelled('operations', aDayBefore, { ...reserved, notary: { ...reserved.notary, slot: other } }),
      ).toMatchObject({ ok: false, code: 'unknownThing' });
  });
});

describe('a corrected closing disclosure', () => {
  const correctedNow = after('closingCostsChanged', undefined, {
    ...known,
    closing: { costs: [{ kind: 'RECORDING_FEE', cents: 225_00 }], corrected: null },
  });

  test('no deed counts as signed before it is with the borrower', () => {
    expect(() => after('deedSigned', undefined, correctedNow)).toThrow('has not reached the borrower yet');
    const delivered = after('correctedDisclosureDelivered', undefined, correctedNow);
    expect(after('deedSigned', undefined, delivered).notary.hasPrimaryAccepted).toBe(true);
  });

  test('word of an earlier correction says nothing about the last', () => {
    const { costs, corrected } = correctedNow.closing;
    if (!corrected) throw new Error('It was not corrected.');
    const second: Application = { ...correctedNow, closing: { costs, corrected: { ...corrected, number: 2 } } };
    const told = after('correctedDisclosureDelivered', undefined, second);
    expect(told.closing.corrected).toMatchObject({ number: 2, isDelivered: false });
  });

  test('what the one before said is kept', () => {
    expect(correctedNow.closing.corrected).toEqual({
      number: 1,
      before: [{ kind: 'RECORDING_FEE', cents: 225_00 }],
      isDelivered: false,
    });
  });
});
