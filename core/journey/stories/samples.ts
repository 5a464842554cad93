/**
 * What is said in the stories. Each event has payloads by a word; a line that names no word uses the first. The people
 * are those who begin a story, and differ from the usual one only in what is named.
 */
import type { Application, NewApplication } from '../../application/application.ts';
import type { EventName, PayloadIn } from '../events.ts';

type Said<E extends EventName> = PayloadIn<E> | ((application: Application) => PayloadIn<E>);
type Samples = { readonly [E in EventName]: Readonly<Record<string, Said<E>>> };

const nothing = { usual: {} };
const docs = { usual: { documentUuids: ['document-1'] } };
const account = { mask: '6789', accountToken: 'vault-account', routingMask: '0021', institution: 'First Bank' };
const offer = {
  id: '10-STANDARD',
  type: 'STANDARD',
  termYears: 10,
  rateBps: 899,
  rateType: 'FIXED',
  originationFeeBps: 299,
  amountCents: 51_495_00,
  drawCents: 50_000_00,
} as const;
const lien = { uuid: 'lien-1', holder: 'Old Mortgage Bank', position: 1, balanceCents: 120_000_00 };
const untold = {
  holder: 'Credit Union',
  kind: 'LINE',
  balanceCents: 10_000_00,
  limitCents: 25_000_00,
  monthlyPaymentCents: 150_00,
  isPaidOff: false,
} as const;
const clearReport = {
  ownership: 'SOLE',
  hasLiensToConfirm: false,
  isTransferRecent: false,
  isApplicantOwner: true,
  isFullTitleNeeded: false,
} as const;
const withLien = { ...clearReport, liens: [lien], hasLiensToConfirm: true };
const notary = { needsAttorney: false, isManual: false, closingNotBefore: null };
const NOT_BEFORE = '2026-04-20T05:00:00.000Z';

const signer = (n: number) => ({
  identityUuid: `owner-${n}`,
  firstName: 'Owner',
  lastName: `${n}`,
  email: `owner${n}@example.com`,
  phoneNumber: '5551230000',
});
const firstSigner = (application: Application) => application.signers[0]?.identityUuid ?? 'nobody';
const lastSigner = (application: Application) => application.signers.at(-1)?.identityUuid ?? 'nobody';
const openCondition = (application: Application) =>
  application.conditions.find(({ clearedAt }) => clearedAt === null)?.uuid ?? 'none';
const attest = (application: Application, isPaidOff: boolean) => ({
  liens: application.liens.map(({ uuid }) => ({ uuid, balanceCents: 118_000_00, isPaidOff })),
});

export const samples: Samples = {
  eligibilityChecked: {
    eligible: {},
    elsewhere: { reasons: ['STATE_NOT_SERVED'] },
    duplicate: { isDuplicate: true },
  },
  documentsRequested: { usual: { documents: ['CFPB_HELOC_BOOKLET', 'GLBA_NOTICE'] } },
  documentsDelivered: docs,
  softCreditReturned: {
    file: { outcome: 'file', bureau: 'Bureau A' },
    noFile: { outcome: 'noFile' },
    frozen: { outcome: 'frozen', bureau: 'Bureau A' },
    minor: { outcome: 'minor' },
    alert: { outcome: 'alert' },
    late: { outcome: 'delinquent' },
    bankrupt: { outcome: 'file', reasons: ['DEROGATORY_BANKRUPTCY', 'DELINQUENCY'] },
  },
  ssnSubmitted: { usual: { ssnToken: 'vault-ssn', ssnLastFour: '1234' } },
  identityCorrected: { ...nothing, number: { ssnToken: 'vault-ssn-2', ssnLastFour: '4321' } },
  noCreditFileConfirmed: nothing,
  creditFreezeLifted: nothing,
  creditRetried: nothing,
  birthDateCorrected: nothing,
  minorConfirmed: nothing,
  identityReviewed: { confirmed: { isConfirmed: true }, refuted: { isConfirmed: false } },
  delinquencyReviewed: { cured: { isCured: true }, confirmed: { isCured: false } },

  propertyValued: {
    valued: {
      outcome: 'valued',
      valueCents: 640_000_00,
      condition: 'GOOD',
      county: 'Washoe',
      countyFips: '32031',
      timeZone: 'America/Los_Angeles',
      parcelId: 'parcel-1',
    },
    unsure: { outcome: 'lowConfidence', parcelId: 'parcel-1' },
    unsureEvaluation: { outcome: 'lowConfidence', parcelId: 'parcel-1', valuationNeed: 'evaluation' },
    noValue: { outcome: 'noValue', parcelId: 'parcel-1' },
    noCounty: { outcome: 'valued', valueCents: 640_000_00, condition: 'GOOD', parcelId: 'parcel-1' },
    notFound: { outcome: 'notFound' },
    many: {
      outcome: 'many',
      candidates: [
        { parcelId: 'parcel-1', description: 'Unit 1' },
        { parcelId: 'parcel-2', description: 'Unit 2' },
      ],
    },
    ineligible: { outcome: 'valued', valueCents: 1_00, reasons: ['CLTV'] },
    needsAppraisal: { outcome: 'valued', valueCents: 900_000_00, valuationNeed: 'appraisal' },
  },
  addressCorrected: {
    usual: ({ property: { address } }) => ({ address: { ...address, street1: '14 Main St' } }),
    otherState: ({ property: { address } }) => ({ address: { ...address, state: 'OR' } }),
  },
  propertyNotFoundConfirmed: nothing,
  propertyChosen: { second: { parcelId: 'parcel-2' }, foreign: { parcelId: 'parcel-9' } },
  valueEstimated: { usual: { valueCents: 500_000_00, condition: 'AVERAGE' } },
  countyNamed: {
    usual: { countyFips: '32031', county: 'Washoe' },
    otherState: { countyFips: '06001', county: 'Alameda' },
  },
  propertyReportReturned: {
    clear: clearReport,
    bypassed: { ...clearReport, bypass: 'BYPASS' },
    liens: withLien,
    liensFullTitle: { ...withLien, isFullTitleNeeded: true },
    fullTitle: { ...clearReport, isFullTitleNeeded: true },
    trust: { ...clearReport, ownership: 'TRUST', isFullTitleNeeded: true },
    trustOnly: { ...clearReport, ownership: 'TRUST' },
    trustWithLien: { ...withLien, ownership: 'TRUST' },
    joint: { ...clearReport, ownership: 'JOINT', coOwners: 1 },
    uninsured: { ...clearReport, needsHazardProof: true },
    recent: { ...clearReport, isTransferRecent: true },
    notOwner: { ...clearReport, isApplicantOwner: false },
  },
  liensAttested: {
    keep: (application) => attest(application, false),
    payOff: (application) => attest(application, true),
    oneMore: (application) => ({ ...attest(application, false), added: [untold] }),
  },
  cltvComputed: {
    fine: { cltvBps: 6_200 },
    tooHigh: { cltvBps: 9_400, counterOfferReasons: ['CLTV'] },
  },
  winBackAccepted: {
    smaller: { lineCentsMax: 40_000_00 },
    payOff: ({ liens }) => ({ liensToPayOff: liens.map(({ uuid }) => uuid) }),
  },
  counterOfferRefused: nothing,
  counterOfferExpired: nothing,

  offersPriced: {
    select: { decision: 'SELECT', setUuid: 'offers-1' },
    assets: { decision: 'ASSET_DEPLETION' },
    decline: { decision: 'DECLINE', reasons: ['DTI_EXCEEDED'] },
  },
  assetsDeclared: { usual: { amountCents: 800_000_00 } },
  assetsSkipped: nothing,
  offerSelected: {
    usual: { offer },
    withDebts: { offer, debtsToPay: ['card-1', 'card-2'] },
    large: { offer: { ...offer, amountCents: 410_000_00, drawCents: 400_000_00 } },
  },
  offersExpired: nothing,
  informationSubmitted: {
    sole: { ownership: 'SOLE' },
    joint: { ownership: 'JOINT', coOwners: 1 },
    trust: { ownership: 'TRUST' },
  },
  demographicsAnswered: nothing,
  answersCorrected: {
    information: { information: { ownership: 'SOLE', maritalStatus: 'MARRIED' } },
    name: { name: { firstName: 'Adah', middleName: '', lastName: 'Owner', suffix: '' } },
    address: ({ property: { address } }) => ({ address: { ...address, street1: '14 Main St' } }),
    otherState: ({ property: { address } }) => ({ address: { ...address, state: 'OR' } }),
    income: { income: { employmentType: 'RETIRED', annualIncomeCents: 90_000_00 } },
    offer: { isOfferReopened: true },
  },
  applicationSubmitted: { usual: { consentVersion: '2026-01' } },
  hardCreditReturned: {
    same: { outcome: 'file' },
    changed: { outcome: 'file', counterOfferReasons: ['DTI_EXCEEDED'] },
    frozen: { outcome: 'frozen' },
    alert: { outcome: 'alert' },
    alertAndChanged: { outcome: 'alert', counterOfferReasons: ['DTI_EXCEEDED'] },
    late: { outcome: 'delinquent' },
    lateAndChanged: { outcome: 'delinquent', counterOfferReasons: ['DTI_EXCEEDED'] },
    bankrupt: { outcome: 'file', reasons: ['DEROGATORY_BANKRUPTCY'] },
    inquiries: { outcome: 'file', newInquiries: 'Auto loan, 2 March' },
  },
  hardCreditExpired: nothing,
  revisedOffersPriced: {
    priced: { subDecision: 'VERIFIED_DTI_LIMITED', setUuid: 'offers-2' },
    none: { subDecision: 'VERIFIED_DTI_LIMITED', reasons: ['CLTV'] },
  },
  revisedOfferAccepted: { usual: { offer: { ...offer, amountCents: 30_000_00, drawCents: 29_000_00 } } },

  incomeSourceProvided: {
    payroll: { source: 'TRUV_PAYROLL', linkToken: 'vault-link' },
    paystubs: { source: 'MANUAL_PAYSTUB', numDocsRequired: 2 },
  },
  incomeVerified: {
    matched: { outcome: 'matched', verifiedIncomeCents: 120_000_00 },
    higher: { outcome: 'higher', verifiedIncomeCents: 180_000_00, setUuid: 'offers-2' },
    lower: { outcome: 'lower', verifiedIncomeCents: 60_000_00 },
    unverifiable: { outcome: 'unverifiable' },
  },
  employerNamed: { usual: { employerName: 'Acme Hardware' } },
  employmentVerified: { employed: { isEmployed: true }, left: { isEmployed: false } },
  disbursementAccountSaved: {
    usual: { account },
    noRouting: { account: { ...account, routingMask: null } },
    another: { account: { ...account, mask: '7777', accountToken: 'account-7777' } },
  },
  paymentMethodChosen: { autopay: { paymentType: 'AUTOPAY', account }, manual: { paymentType: 'MANUAL' } },
  accountOwnerChecked: { owner: { isOwner: true }, stranger: { isOwner: false } },
  smallDepositsNeeded: {
    usual: { use: 'autopay', accountToken: account.accountToken },
    draw: { use: 'disburse', accountToken: account.accountToken },
  },
  smallDepositsSent: { usual: { use: 'autopay', mask: account.mask, reference: 'deposits-1' } },
  smallDepositsArrived: {
    landed: { reference: 'deposits-1', isReturned: false },
    returned: { reference: 'deposits-1', isReturned: true },
  },
  smallDepositsNamed: {
    right: { outcome: 'verified', triesLeft: 3 },
    wrong: { outcome: 'wrong', triesLeft: 2 },
    tooOften: { outcome: 'failed', triesLeft: 0 },
  },
  accountReplaced: { usual: { account: { ...account, mask: '7777' } } },
  accountConfirmed: nothing,
  accountChangeAnswered: {
    right: { outcome: 'confirmed' },
    wrong: { outcome: 'wrong' },
    called: { outcome: 'confirmed', why: 'Called the number we had before.' },
  },
  accountHoldEnded: nothing,
  identitySubmitted: { usual: { documentType: 'US Passport', documentUuids: ['document-7'] } },
  identityChecked: {
    verified: { verification: 'VERIFIED' },
    failed: { verification: 'FAILED_VERIFICATION' },
    doubtful: { verification: 'PENDING_REVIEW' },
    tampered: { verification: 'VERIFIED', hasTamperSignals: true },
    fraud: { verification: 'FAILED_VERIFICATION', isFraud: true },
  },

  valuationOrdered: { usual: { hasAgreedToFee: true, condition: 'GOOD' } },
  valuationReported: { usual: { valueCents: 610_000_00, condition: 'GOOD' } },
  valuationNotPossible: nothing,
  valueDecided: {
    accepted: { outcome: 'accepted' },
    lower: { outcome: 'lower', valueCents: 400_000_00 },
    escalated: { outcome: 'escalated' },
    unacceptable: { outcome: 'unacceptable' },
    aboveReport: { outcome: 'accepted', valueCents: 610_000_01 },
  },
  appraisalArranged: {
    borrowerPays: { payer: 'borrower', feeCents: 650_00 },
    companyPays: { payer: 'company', feeCents: 650_00 },
  },
  appraisalPaymentAuthorized: { usual: { account } },
  appraisalPaid: { usual: { paymentUuid: 'payment-1' } },
  appraisalPaymentRefused: { usual: { why: 'The bank declined the payment.' } },
  appraisalReviewed: { accepted: { isAccepted: true }, rejected: { isAccepted: false } },
  trustReviewed: {
    approved: ({ flood }) => ({
      isApproved: true,
      // What covers any line, where the home lies in a flood zone.
      ...(/^[AV]/.test(flood.zone ?? '') && {
        floodCoverCents: 250_000_00,
        floodFrom: '2020-01-01',
        floodTo: '2099-01-01',
      }),
    }),
    rejected: { isApproved: false },
  },
  payoffLettersOrdered: nothing,
  payoffLettersReceived: {
    usual: ({ liens }) => ({ letters: liens.map(({ uuid }) => ({ lienUuid: uuid, payoffCents: 118_400_00 })) }),
    tooHigh: ({ liens }) => ({
      letters: liens.map(({ uuid }) => ({ lienUuid: uuid, payoffCents: 190_000_00 })),
      counterOfferReasons: ['CLTV'],
    }),
  },
  titleOrdered: nothing,
  titleReported: nothing,
  titleReviewed: {
    clear: { outcome: 'clear' },
    exceptions: { outcome: 'exceptions' },
    newLien: { outcome: 'newLien', liens: [{ ...lien, uuid: 'lien-2', position: 2 }] },
  },
  titleCured: nothing,
  titleNotCurable: nothing,
  titlePassed: nothing,

  floodCertificateDelayed: nothing,
  closingCostsWorkedOut: {
    usual: { costs: [{ kind: 'RECORDING_FEE', cents: 225_00 }] },
    tooMuch: { costs: [{ kind: 'RECORDING_FEE', cents: 225_00 }], counterOfferReasons: ['DRAW_TOO_SMALL'] },
  },
  closingCostsChanged: {
    usual: {
      number: 1,
      costs: [
        { kind: 'RECORDING_FEE', cents: 225_00 },
        { kind: 'MANUAL_NOTARIZATION', cents: 300_00 },
      ],
    },
  },
  correctedDisclosureDelivered: { usual: { number: 1 } },
  floodDetermined: { dry: { zone: 'X' }, zoneA: { zone: 'AE' } },
  termsAccepted: nothing,
  termsRefused: nothing,
  signingPackageReady: docs,
  noteSigned: nothing,
  signerAdded: {
    first: signer(1),
    second: signer(2),
    third: signer(3),
    fourth: signer(4),
    fifth: signer(5),
    noPhone: { ...signer(1), phoneNumber: null },
  },
  signerReminded: { usual: (application) => ({ signerUuid: lastSigner(application) }) },
  signerRemoved: { usual: (application) => ({ signerUuid: lastSigner(application) }) },
  signerIdentitySubmitted: {
    usual: (application) => ({ identityUuid: firstSigner(application), documentUuids: ['document-8'] }),
  },
  signerIdentityChecked: {
    verified: (application) => ({ identityUuid: firstSigner(application), verification: 'VERIFIED' }),
    lastVerified: (application) => ({ identityUuid: lastSigner(application), verification: 'VERIFIED' }),
    failed: (application) => ({ identityUuid: firstSigner(application), verification: 'FAILED_VERIFICATION' }),
    doubtful: (application) => ({ identityUuid: firstSigner(application), verification: 'PENDING_REVIEW' }),
    fraud: (application) => ({
      identityUuid: firstSigner(application),
      verification: 'FAILED_VERIFICATION',
      isFraud: true,
    }),
  },
  signerRefused: { usual: (application) => ({ identityUuid: firstSigner(application) }) },
  notaryPackageReady: {
    online: notary,
    manual: { ...notary, isManual: true },
    wait: { ...notary, closingNotBefore: NOT_BEFORE },
    texas: { ...notary, isManual: true, closingNotBefore: NOT_BEFORE },
    attorney: { ...notary, needsAttorney: true },
    attorneyAndWait: { ...notary, needsAttorney: true, closingNotBefore: NOT_BEFORE },
  },
  attorneyApproved: { usual: { mustAttend: false }, present: { mustAttend: true } },
  titleDefectFound: nothing,
  attorneyRejected: { usual: {}, forCause: { reasons: ['TITLE_DEFECT'] } },
  waitingPeriodElapsed: nothing,
  deedAccepted: {
    primary: ({ borrower }) => ({ identityUuid: borrower.identityUuid }),
    signer: (application) => ({ identityUuid: firstSigner(application) }),
  },
  notePapersReissued: { usual: { why: 'The fee was wrong.' } },
  deedSigned: {
    usual: { signedAt: '2026-04-21T18:00:00.000Z' },
    scanned: { signedAt: '2026-01-05T18:00:00.000Z', documentUuids: ['document-10'] },
    tomorrow: { signedAt: '2027-04-21T18:00:00.000Z', documentUuids: ['document-10'] },
  },
  deedReissued: { usual: { why: 'The legal description was wrong.' } },
  enotaryFailed: nothing,
  enotaryChosen: nothing,
  notaryReserved: { usual: { startsAt: '2026-04-22T17:00:00.000Z', place: '1 Court St' } },
  notaryCancelled: { usual: { startsAt: '2026-04-22T17:00:00.000Z' } },
  notaryNotBooked: nothing,

  rescissionNoticesDelivered: {
    usual: ({ borrower, signers }) => ({
      endsAt: '2026-04-25T07:00:00.000Z',
      deliveredTo: [borrower, ...signers].map(({ identityUuid }) => ({ identityUuid, at: '2026-04-21T19:00:00.000Z' })),
    }),
  },
  rescissionNoticesOutdated: { usual: { printed: '2026-04-24', lastDay: '2026-04-25' } },
  rescissionEnded: nothing,
  rescissionNoticesReissued: { usual: { why: 'The date on the notice was wrong.' } },
  rescinded: {
    usual: ({ borrower }) => ({ identityUuid: borrower.identityUuid }),
    mailed: ({ borrower }) => ({ identityUuid: borrower.identityUuid, mailedOn: '2026-04-20' }),
    mailedLate: ({ borrower }) => ({ identityUuid: borrower.identityUuid, mailedOn: '2026-04-25' }),
    tomorrow: ({ borrower }) => ({ identityUuid: borrower.identityUuid, mailedOn: '2027-01-01' }),
    stranger: { identityUuid: 'someone-else' },
  },
  rescissionWaived: {
    usual: ({ borrower, signers }) => ({
      statements: [borrower, ...signers].map(({ identityUuid }) => ({ identityUuid, documentUuid: 'document-9' })),
    }),
    stranger: { statements: [{ identityUuid: 'someone-else', documentUuid: 'document-9' }] },
  },
  deedRecorded: { usual: { instrumentNumber: '2026-000123' } },
  deedSubmitted: { usual: { isGapCovered: true } },
  recordingRejected: nothing,
  recordingCorrected: nothing,
  applicantsScreened: { clear: { isClear: true }, hit: { isClear: false, findings: ['Name on a list'] } },
  likenessSettled: { usual: { why: 'Born in another year.' } },
  declinedForCause: { usual: { why: 'Name, birth date and passport are those on the list.', reasons: ['IDENTITY'] } },
  fundingChecked: {
    watchLists: { check: 'watchLists', isClear: true },
    account: { check: 'account', isClear: true },
    employment: { check: 'employment', isClear: true },
    liens: { check: 'liens', isClear: true },
    hit: { check: 'watchLists', isClear: false, findings: ['Name on a list'] },
    lien: { check: 'liens', isClear: false, findings: ['A new lien'] },
  },
  fundingFindingSettled: {
    watchLists: { check: 'watchLists', why: 'Born in another year.' },
    liens: { check: 'liens', why: 'It stands behind ours.' },
  },
  fundingApproved: {
    first: { approver: 'staff-1', release: 'release-1' },
    second: { approver: 'staff-2', release: 'release-1' },
    ofAnother: { approver: 'staff-1', release: 'release-2' },
    ofAnotherToo: { approver: 'staff-2', release: 'release-2' },
  },
  fundingStopped: { usual: {}, forCause: { reasons: ['VOE_FAILED'] } },
  fundsDisbursed: { usual: { traceId: 'trace-1' } },
  disbursementReturned: { usual: { why: 'R03 no account' } },
  disbursementRetried: nothing,
  creditorsPaid: nothing,
  creditorPaymentReturned: nothing,
  creditorPaymentRetried: nothing,
  paymentWithheld: {
    draw: { of: 'disbursement', why: 'What was approved has changed.' },
    payoffs: { of: 'creditorPayment', why: 'What was approved has changed.' },
  },
  paymentQuestioned: {
    draw: { of: 'disbursement', why: 'This loan has been paid out.' },
    payoffs: { of: 'creditorPayment', why: 'These debts have been paid.' },
  },
  paymentQuestionSettled: { usual: { why: 'Their books show one payment.' } },
  lineBoarded: { usual: { servicerNumber: 'S-7001234' } },
  boardingRefused: { usual: { why: 'The principal is not the sum of the lines.' } },
  boardingSentAgain: { usual: { why: 'They had read an old file.' } },
  feesGivenBack: { usual: { amountCents: 55_000 } },
  valuationCopied: { usual: { documentUuids: ['document-8'] } },
  valuationNoticed: { usual: { documentUuids: ['document-8'] } },
  lienReleased: { usual: { instrumentNumber: '2026-000124' } },

  withdrawn: nothing,
  incompletenessNoticed: nothing,
  incompletenessExpired: nothing,
  effectGivenUp: { usual: { effect: 'collectPayoffLetters', why: 'Every try failed.' } },
  systemFaulted: { usual: { effect: 'pullSoftCredit', why: 'No answer in eight tries' } },
  resumed: nothing,
  reconsidered: nothing,

  conditionRaised: {
    document: { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' },
    trust: { categoryEnum: 'REVIEW_TRUST_REQUIREMENTS', requestDocuments: ['CERTIFICATE_OF_TRUST'] },
    owners: { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' },
    legal: { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION' },
    phone: { categoryEnum: 'MISSING_PHONE_NUMBER' },
    escalation: { categoryEnum: 'ESCALATION_REVIEW' },
  },
  conditionAnswered: {
    usual: (application) => ({ conditionUuid: openCondition(application) }),
    one: (application) => ({ conditionUuid: openCondition(application), documentUuids: ['deed-1', 'deed-2'] }),
    more: (application) => ({ conditionUuid: openCondition(application), documentUuids: ['deed-2', 'survey-1'] }),
  },
  conditionAskedAgain: {
    usual: (application) => ({ conditionUuid: openCondition(application), why: 'Please show your passport instead.' }),
  },
  conditionCleared: { usual: (application) => ({ conditionUuid: openCondition(application) }) },
  conditionSent: { usual: (application) => ({ conditionUuid: openCondition(application) }) },
  conditionDropped: {
    usual: (application) => ({ conditionUuid: openCondition(application), why: 'They shopped for a rate.' }),
  },
  fraudSuspected: {
    usual: (application) => ({
      conditionUuid: openCondition(application),
      paperUuids: application.conditions.find(isPapered)?.documentUuids.slice(0, 1) ?? ['none'],
    }),
  },
  fraudDismissed: {
    usual: (application) => ({ conditionUuid: openCondition(application), why: 'The employer confirmed it.' }),
  },
  conditionWaived: { usual: (application) => ({ conditionUuid: openCondition(application) }) },
  phoneSaved: {
    borrower: { phoneNumber: '5559876543' },
    signer: (application) => ({ phoneNumber: '5559876543', signerUuid: firstSigner(application) }),
  },
  ownershipCorrected: { joint: { ownership: 'JOINT', coOwners: 1 } },
  consentGiven: { usual: { type: 'HARD_CREDIT', version: '1' } },
};

const isPapered = ({ clearedAt, documentUuids }: Application['conditions'][number]) =>
  clearedAt === null && documentUuids.length > 0;

const borrower: NewApplication = {
  uuid: '11111111-2222-4333-8444-555555555555',
  orgCode: 'example',
  product: 'heloc',
  borrower: {
    identityUuid: 'identity-borrower',
    name: { firstName: 'Ada', middleName: '', lastName: 'Owner', suffix: '' },
    email: 'ada@example.com',
    phoneNumber: '5551234567',
  },
  address: { street1: '12 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  occupancy: 'HOME',
  employmentType: 'FULL_TIME',
  annualIncomeCents: 120_000_00,
};

const livesIn = (state: string) => ({ ...borrower.address, state });

export const people = {
  employee: borrower,
  retiree: { ...borrower, employmentType: 'RETIRED' },
  senior: { ...borrower, product: 'plus62', employmentType: 'RETIRED' },
  landlord: { ...borrower, product: 'dscr', occupancy: 'INVESTMENT' },
  cryptoRetiree: { ...borrower, product: 'crypto', employmentType: 'RETIRED' },
  cryptoEmployee: { ...borrower, product: 'crypto' },
  texan: { ...borrower, address: livesIn('TX') },
  newYorker: { ...borrower, address: livesIn('NY') },
  vacationer: { ...borrower, occupancy: 'SECONDARY' },
  inquirer: { ...borrower, isInquiry: true },
} as const satisfies Record<string, NewApplication>;
