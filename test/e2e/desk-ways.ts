/**
 * For each act of the table of operations: how an application comes to where the console offers it, and what its button is
 * called where that is not the row's own label. A new row without a way does not compile, and the spec names it.
 */
import { expect, type Page } from '@playwright/test';
import type { EventName, Sender } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import type { Status } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/closings.ts';
import * as reviewWords from '#core/words/en/console/review.ts';
import { eventsOf, force, type Made, until } from './application-page.ts';
import { answerWith } from './persona-acts.ts';
import { command, goOnTo, operate, typed } from './way.ts';

interface Stage {
  /** The borrower's own browser. */
  readonly page: Page;
  readonly made: Made;
}

type Prepare = (stage: Stage) => Promise<unknown>;

export interface Way {
  /** Who applies, where it matters. */
  readonly start?: Readonly<Record<string, string>>;
  /** Where the application comes by itself; from there it is put where the act is taken. */
  readonly comesTo?: Status;
  readonly before?: Prepare;
  /** Instead of the first status in which the table takes the act; `stays`: where it is already. */
  readonly at?: Status | 'stays';
  readonly prepare?: Prepare;
  /** Where it is not the row's label. */
  readonly button?: string | RegExp;
  /** Where one looks at the papers, instead of in what is asked now. */
  readonly where?: 'review' | 'documents';
  /** Who agrees, where the row takes two people and it is not an underwriter. */
  readonly second?: 'cora@staff.example' | 'otto@staff.example';
}

const say =
  (event: EventName, payload: object, by: Sender): Prepare =>
  async ({ page, made }) =>
    expect(await operate(page.request, made.uuid, event, payload, by), `${event} is taken`).toBe(true);
const inTurn =
  (...steps: readonly Prepare[]): Prepare =>
  async (stage) => {
    for (const step of steps) await step(stage);
  };

const happened =
  (event: EventName): Prepare =>
  ({ page, made }) =>
    expect
      .poll(() => eventsOf(page.request, made.uuid), { message: `${event} comes`, timeout: 180_000 })
      .toContain(event);

const saveAccount =
  (accountNumber?: string): Prepare =>
  async ({ page, made }) =>
    expect(await command(page.request, made, 'saveDisbursementAccount', { account: typed(accountNumber) })).toBe(true);
const account = (accountNumber?: string): Prepare =>
  inTurn(({ page, made }) => force(page, made.uuid, 'DISBURSEMENT_ACCOUNT'), saveAccount(accountNumber));

/** The borrower names the other owner. */
const invite: Prepare = ({ page, made }) =>
  command(page.request, made, 'addSigner', {
    ...{ firstName: 'Mate', lastName: 'Homeowner', phoneNumber: '4155550144' },
    email: `mate-${crypto.randomUUID()}@example.com`,
  });

const reserve: Prepare = async ({ page, made: { uuid, token } }) => {
  const headers = { authorization: `Bearer ${token}` };
  const times = await page.request.get(`/service-notary/api/v1/applications/${uuid}/slots`, { headers });
  const [first] = (await times.json()).days.flatMap(({ slots }: { slots: object[] }) => slots);
  await operate(page.request, uuid, 'notaryReserved', first);
};

const ask: Prepare = say('conditionRaised', { categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD' }, 'operations');
const answer: Prepare = async ({ page, made }) => {
  // One browser is many borrowers, one after the other.
  await page.goto('/dev/clock');
  await page.evaluate((token) => localStorage.setItem('jwt', `Bearer ${token}`), made.token);
  await page.goto(`/account/heloc/${made.uuid}/conditions`);
  await answerWith(page, 'Upload Your Pay Stubs');
};
/** Asked for and sent by the borrower. */
const answered: Way = { at: 'stays', prepare: inTurn(ask, answer) };
/** A rule's word that waits for a person's. */
const proposed: Way = {
  at: 'stays',
  prepare: say('conditionRaised', { categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW' }, 'system'),
};
const suspected: Prepare = async ({ page, made: { uuid } }) => {
  const { events } = await (await page.request.get(`/dev/api/applications/${uuid}/history`)).json();
  const { conditionUuid, documentUuids: paperUuids } = events.find(
    ({ event }: { event: EventName }) => event === 'conditionAnswered',
  ).payload;
  await operate(page.request, uuid, 'fraudSuspected', { conditionUuid, paperUuids, why: 'Edited.' });
};

const likeness: Prepare = say('applicantsScreened', { isClear: false, findings: ['SDN 1234: Homeowner'] }, 'vendor');

/** Signed, its notices delivered, with three days to cancel. */
const cancellable: Way = {
  at: 'DEED_SIGNING',
  prepare: inTurn(
    async (stage) => {
      const { now } = await (await stage.page.request.get('/dev/api/clock')).json();
      await say('deedSigned', { signedAt: now }, 'vendor')(stage);
    },
    ({ page, made }) => until(page.request, made.uuid, 'RESCISSION'),
  ),
};

const toTheTable: Prepare = async ({ page, made }) => {
  await force(page, made.uuid, 'GEN_NOTE_SIGNING');
  await until(page.request, made.uuid, 'NOTE_SIGNING');
};

/** Its money was sent and came back. */
const returned: Way = {
  before: account('1111222233330102'),
  at: 'FUNDABLE',
  prepare: happened('disbursementReturned'),
};
const invited: Way = { prepare: invite };
/** Its money is out, and the servicer sends the file back. */
const refusedByServicer: Way = {
  start: { persona: 'Unboarded' },
  before: account(),
  at: 'FUNDABLE',
  prepare: happened('boardingRefused'),
};

/** By its row alone: it is put where the table takes it, and the button bears the row's label. */
export const asItStands: Way = {};

export const ways: Readonly<Record<StaffEvent, Way>> = {
  identityCorrected: asItStands,
  noCreditFileConfirmed: asItStands,
  creditFreezeLifted: asItStands,
  creditRetried: asItStands,
  birthDateCorrected: asItStands,
  minorConfirmed: asItStands,
  identityReviewed: asItStands,
  delinquencyReviewed: asItStands,
  addressCorrected: asItStands,
  propertyNotFoundConfirmed: asItStands,
  propertyChosen: { start: { persona: 'Many' }, comesTo: 'MULTIPLE_PROPERTIES', at: 'stays' },
  liensAttested: asItStands,
  incomeVerified: asItStands,
  employmentVerified: asItStands,
  identityChecked: asItStands,
  // Another account than the one it came back from, named after everything was signed.
  accountChangeAnswered: {
    ...returned,
    prepare: inTurn(happened('disbursementReturned'), saveAccount('1111222233334321')),
  },
  valueDecided: asItStands,
  appraisalPaid: asItStands,
  appraisalReviewed: asItStands,
  trustReviewed: asItStands,
  // One of its own: after the review of a trust the vendors of its closing are still at work, and what changes is looked at again.
  titleReviewed: { at: 'FINAL_TITLE_REVIEW' },
  titleCured: asItStands,
  titleNotCurable: asItStands,
  correctedDisclosureDelivered: {
    // Her papers come back, so that one is handed over.
    start: { persona: 'Nomail' },
    comesTo: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
    at: 'MANUAL_DEED_SIGNING',
    prepare: say('closingCostsChanged', { number: 1, costs: [] }, 'system'),
  },
  notePapersReissued: { at: 'stays', before: toTheTable, where: 'documents' },
  signerAdded: asItStands,
  signerReminded: invited,
  signerRemoved: invited,
  signerIdentityChecked: invited,
  signerRefused: invited,
  attorneyApproved: asItStands,
  titleDefectFound: asItStands,
  attorneyRejected: asItStands,
  deedSigned: { at: 'MANUAL_DEED_SIGNING' },
  deedReissued: { at: 'DEED_SIGNING', where: 'documents' },
  notaryReserved: { button: words.makeAnAppointment },
  notaryCancelled: { prepare: reserve },
  rescissionNoticesReissued: { ...cancellable, where: 'documents' },
  rescinded: cancellable,
  rescissionWaived: cancellable,
  recordingCorrected: { prepare: say('recordingRejected', { why: 'The margin is too small.' }, 'vendor') },
  // Forced past its valuation, so that no report says which county it is.
  countyNamed: { start: { persona: 'Alert' }, comesTo: 'FACTA_REVIEW', at: 'OFFER_SELECTION' },
  fundingFindingSettled: { start: { persona: 'Latelien' }, prepare: happened('fundingChecked') },
  // An investor's line has no right to cancel, so nothing is waited for.
  fundingApproved: { start: { product: 'dscr' }, button: /^Approve sending/ },
  fundingStopped: { before: account() },
  disbursementRetried: { ...returned, button: words.theAccountIsRight },
  creditorPaymentRetried: {
    start: { persona: 'Payoffreturn' },
    before: ({ page, made }) => goOnTo(page.request, made, { debtsToPay: 1 }, 'COLLECT_ADDITIONAL_INFO'),
    at: 'DIRECT_DEBT_PAYOFF',
    prepare: happened('creditorPaymentReturned'),
  },
  paymentQuestionSettled: {
    ...returned,
    prepare: inTurn(
      happened('disbursementReturned'),
      say('paymentQuestioned', { of: 'disbursement', why: 'Paid already, says the company.' }, 'vendor'),
    ),
  },
  boardingSentAgain: refusedByServicer,
  lineBoarded: refusedByServicer,
  resumed: { before: ({ page, made }) => force(page, made.uuid, 'ONSITE_APPRAISAL_BORROWER_PAYMENT') },
  reconsidered: asItStands,
  withdrawn: { at: 'stays' },
  // Where the borrower is asked for what is missing.
  incompletenessNoticed: { at: 'INCOME_VERIFICATION' },
  conditionRaised: { at: 'stays' },
  conditionAskedAgain: answered,
  conditionSent: proposed,
  conditionDropped: proposed,
  conditionCleared: { at: 'stays', prepare: ask },
  conditionWaived: { at: 'stays', prepare: ask },
  fraudSuspected: { ...answered, where: 'review', button: reviewWords.rejectAsFraud, second: 'cora@staff.example' },
  likenessSettled: { at: 'FINAL_TITLE_REVIEW', prepare: likeness, second: 'cora@staff.example' },
  declinedForCause: { at: 'FINAL_TITLE_REVIEW', prepare: likeness, second: 'cora@staff.example' },
  fraudDismissed: { at: 'stays', prepare: inTurn(ask, answer, suspected) },
  phoneSaved: { at: 'stays' },
  ownershipCorrected: { at: 'stays' },
};
