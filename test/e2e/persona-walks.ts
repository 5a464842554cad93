/**
 * How each magic homeowner who leaves the way after the offers does it in a browser: where the walk begins, what the person
 * does there, where they are left and what they read, and the next step where it is theirs. What a row needs besides, and
 * what its sentence promises, is shared with the walk on the server (test-persona-plans.ts).
 */
import type { Product } from '#core/brand/brand.ts';
import type { Status } from '#core/journey/statuses.ts';
import { plaidErrors } from '#server/vendors/bank/plaid-errors.ts';
import type { Persona } from '#server/vendors/personas.ts';
import { force } from './application-page.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { answerQuestions } from './notary-room.ts';
import {
  type Act,
  acceptNewTerms,
  arrive,
  backTo,
  checkUntil,
  decideValue,
  inTurn,
  linkIncome,
  losePatience,
  meetNotary,
  nameEmployer,
  orderValuation,
  payAppraisal,
  payFrom,
  payFromIt,
  press,
  readMain,
  readTitle,
  release,
  say,
  sendPaper,
  sendPhotos,
  sendProposal,
  sendStatement,
  sendStub,
  settle,
  settleAndRelease,
  shareAccount,
  shareIncome,
  signDeed,
  signInToBank,
  staffSay,
  submit,
  typeAccount,
  typeMoneyAccount,
  type Visit,
} from './persona-acts.ts';
import { goOnTo, operate } from './way.ts';

export interface Walk {
  /** Where the way by calls ends and the person takes over. */
  readonly from: Status;
  readonly act: Act;
  readonly product?: Product;
  /** Where they are left, when it is not the last status that the sentence names. */
  readonly rests?: Status;
  /** The screen's own heading, where it is not the title of the screen. */
  readonly heading?: string;
  readonly says: readonly (string | RegExp)[];
  /** Comes to the end of a page's patience, so its clock must be one that can be put forward. */
  readonly isPatient?: true;
  readonly goOn?: Act;
  /** Named by the sentence, and too late to be waited for in a browser. */
  readonly comesLater?: readonly string[];
}

const declined = ['We’re sorry', 'The principal reasons, and what would change them', 'Notice of action taken'];
const changed = ['Your terms have changed', 'Decline the new terms'];

const accountInQuestion = ['We need to see that this account is yours', 'another name', 'Send a document'];
const accountTaken = {
  rests: 'AUTOPAY_ACCOUNT',
  says: ['How would you like to make your payments?'],
  goOn: async ({ page }: Visit) => {
    await page.getByRole('radio', { name: 'I’ll pay manually each month' }).check();
    await press(page, 'Continue');
    await arrive(page, 'Verify your identity');
  },
} as const;
const typedAccount = {
  from: 'DISBURSEMENT_ACCOUNT',
  act: inTurn(typeMoneyAccount, payFromIt),
  rests: 'VERIFIED_AUTOPAY_ACCOUNT',
} as const;
/** A rented house has no right to cancel: the deed goes to the county at once, and no clock must be moved. */
const closing = { from: 'DEED_SIGNING', product: 'dscr' } as const;
/** The borrower is not told what was found; once staff decide, they are told the reason. */
const findsAtLast = {
  ...closing,
  act: signDeed,
  rests: 'FUNDING_DECISION',
  heading: 'Your money is next',
  says: ['Two team members do a final review'],
} as const;
const valuationFee = 'The valuation costs $180';
const papersNeeded = { heading: 'Documents we need before closing' } as const;
const valued = { from: 'NAV_BPO_ORDER_REQUEST' } as const;
const hardCredit = { from: 'APP_SUBMISSION', act: submit } as const;
const login = { from: 'INCOME_VERIFICATION', act: shareIncome } as const;
const stub = { from: 'INCOME_VERIFICATION', act: sendStub } as const;
const employer = { from: 'EMPLOYMENT_VERIFICATION', act: nameEmployer } as const;
const bank = { from: 'DISBURSEMENT_ACCOUNT' } as const;
const photos = { from: 'IDENTITY_VERIFICATION', act: sendPhotos } as const;

/** The bank's own page says no; back with us nothing is linked, and the account can be typed. */
const refusedAtBank = (words: string | null): Walk => ({
  ...bank,
  act: async (visit) => {
    const { page } = visit;
    await signInToBank(visit);
    await expect(page.getByRole('alert')).toContainText(words ?? '');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await readMain(page, 'You have not finished at your bank');
    await page.getByRole('link', { name: 'Enter it manually' }).click();
    await typeAccount(page);
    await press(page, 'Save this account');
  },
  rests: 'AUTOPAY_ACCOUNT',
  says: ['How would you like to make your payments?'],
});

/** Keyed by the value, and by need and value where two rows have the same. */
const walks: Readonly<Record<string, Walk>> = {
  Hardfreeze: {
    ...hardCredit,
    says: ['could not open your file', 'only you can lift it'],
    goOn: inTurn(({ page }) => press(page, 'I have lifted it, try again'), backTo('Verify your income')),
  },
  Hardalert: { ...hardCredit, heading: 'We’re confirming that it’s you', says: ['Our identity team'] },
  Hardlate: { ...hardCredit, says: ['Our underwriters'] },
  Ratehike: { ...hardCredit, says: changed, goOn: inTurn(acceptNewTerms, backTo('Verify your income')) },
  Harddrop: { ...hardCredit, says: declined },
  Inquiries: {
    ...hardCredit,
    act: inTurn(submit, sendProposal('HARD_CREDIT_INQUIRY_REVIEW')),
    rests: 'INCOME_VERIFICATION',
    says: ['Explain Recent Credit Inquiries'],
    goOn: sendPaper('Explain Recent Credit Inquiries'),
  },

  goodlogin: { ...login, rests: 'EMPLOYMENT_VERIFICATION', says: ['We ask your employer one thing'] },
  user_income_high: { ...login, says: ['We have verified your information'] },
  user_income_low: { ...login, says: changed },
  user_no_income: { ...login, says: declined },
  'error.user': {
    from: 'INCOME_VERIFICATION',
    act: async (visit) => {
      await linkIncome(visit);
      await expect(visit.page.getByRole('alert')).toHaveText('The user name or password is not right.');
      await visit.page.getByRole('link', { name: 'Cancel and go back' }).click();
      await visit.page.getByRole('link', { name: /another way/ }).click();
    },
    says: ['Choose one way to show it'],
    goOn: inTurn(sendStub, backTo('Verify your employment')),
  },
  'paystub-high': { ...stub, says: ['We have verified your information'] },
  'paystub-low': { ...stub, says: changed },
  'paystub-blank': { ...stub, says: declined },
  'paystub-tampered': {
    ...stub,
    rests: 'INCOME_VERIFICATION',
    says: ['Upload Your Pay Stubs', 'could not confirm your income by the pay stub you sent'],
    goOn: sendPaper('Upload Your Pay Stubs'),
  },

  Formeremployer: { ...employer, says: declined },
  // Takes a minute; that it confirms then is waited for on the server.
  Slowemployer: {
    ...employer,
    rests: 'EMPLOYMENT_VERIFICATION',
    says: ['We are asking Slowemployer', 'This page continues automatically'],
    comesLater: ['DISBURSEMENT_ACCOUNT'],
  },
  Noanswer: {
    ...employer,
    rests: 'EMPLOYMENT_VERIFICATION',
    says: ['We could not reach your employer'],
    goOn: sendPaper('Upload a Document'),
  },

  'bank user_good': { ...bank, act: inTurn(signInToBank, shareAccount), ...accountTaken },
  user_other_name: {
    ...bank,
    act: inTurn(signInToBank, shareAccount, payFromIt),
    rests: 'VERIFIED_AUTOPAY_ACCOUNT',
    says: accountInQuestion,
    goOn: sendStatement,
  },
  // Our own page offers no account that cannot be paid to: no one comes to where the sentence would lead by the call.
  user_no_routing: {
    ...bank,
    act: async (visit) => {
      const { page } = visit;
      await signInToBank(visit);
      await arrive(page, 'Choose what to share');
      await press(page, 'Share and go back');
      await arrive(page, 'Confirm your bank account');
      await readMain(page, 'Your bank gives no routing number for it, so it cannot be used here.');
      await page.getByRole('link', { name: 'Use another account' }).click();
    },
    rests: 'DISBURSEMENT_ACCOUNT',
    says: ['None of the accounts you shared can receive money'],
    comesLater: ['AUTOPAY_ACCOUNT'],
    goOn: inTurn(typeMoneyAccount, backTo('How you will pay')),
  },
  error_INVALID_CREDENTIALS: refusedAtBank(plaidErrors.INVALID_CREDENTIALS.display),
  error_ITEM_LOCKED: refusedAtBank(plaidErrors.ITEM_LOCKED.display),
  error_INSTITUTION_DOWN: refusedAtBank(plaidErrors.INSTITUTION_DOWN.display),
  mfa_device: {
    ...bank,
    act: inTurn(
      signInToBank,
      async ({ page }) => {
        await page.getByLabel('The code we sent you').fill('1234');
        await press(page, 'Continue');
      },
      shareAccount,
    ),
    ...accountTaken,
  },
  '0201': { ...typedAccount, says: accountInQuestion, goOn: sendStatement },
  '0202': {
    ...typedAccount,
    says: ['Two deposits of less than a dollar each have arrived'],
    goOn: async ({ page }) => {
      await page.getByLabel('One deposit').fill('0.45');
      await page.getByLabel('The other deposit').fill('0.32');
      await press(page, 'Confirm the account');
      await readMain(page, 'Confirmed: it is yours');
      await press(page, 'This is right, continue');
      await arrive(page, 'Verify your identity');
    },
  },
  '0203': {
    ...typedAccount,
    says: ['could not be confirmed. Please choose another one'],
    goOn: async ({ page }) => {
      await typeAccount(page);
      await press(page, 'Use this account instead');
      await readMain(page, 'Ending in 1111', 'Confirmed: it is yours');
    },
  },

  // The third time is walked on the server.
  'id-fail': {
    ...photos,
    rests: 'IDENTITY_VERIFICATION',
    says: ['You have 2 more tries.'],
    comesLater: ['ID_VERIFICATION_FAILURE'],
  },
  'id-review': {
    ...photos,
    act: inTurn(sendPhotos, losePatience),
    isPatient: true,
    rests: 'WAITING_FOR_ID_VERIFICATION',
    heading: 'We are checking your photos',
    says: ['Verify Your Identity'],
  },
  'id-tampered': {
    ...photos,
    act: inTurn(sendPhotos, losePatience),
    isPatient: true,
    rests: 'WAITING_FOR_ID_VERIFICATION',
    heading: 'We are checking your photos',
    says: ['Verify Your Identity Again'],
  },
  'id-fraud': { ...photos, says: declined },

  // Agreed to, made and decided in one status: the value stands, and no one has to look.
  Noavm: { ...photos, says: [valuationFee], goOn: inTurn(orderValuation, backTo('Your final terms')) },
  Lowconf: {
    ...photos,
    rests: 'NAV_BPO_ORDER_REQUEST',
    says: [valuationFee],
    goOn: inTurn(orderValuation, backTo('We are looking at your property')),
  },
  Evaluation: {
    ...photos,
    rests: 'NAV_RESI_EVAL_ORDER_REQUEST',
    says: [valuationFee],
    goOn: inTurn(orderValuation, backTo('We are looking at your property')),
  },
  // The fee is due first; what follows the payment is walked on.
  Appraise: {
    ...photos,
    rests: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    heading: 'Pay for your appraisal',
    says: ['A licensed appraiser will visit your home', 'The appraisal costs'],
    goOn: inTurn(
      payAppraisal('1111222233331111', 'We are reading your appraisal'),
      say('appraisalReviewed', { isAccepted: true }),
      backTo('Your final terms'),
    ),
  },
  Joint: {
    from: 'COLLECT_ADDITIONAL_INFO',
    act: async ({ page }) => {
      await page.getByRole('radio', { name: 'I own it alone' }).check();
      await page.getByRole('radio', { name: 'Unmarried' }).check();
      await page.getByLabel('What is the money mainly for?').selectOption('EDUCATION');
      await press(page, 'Continue');
    },
    rests: 'HMDA',
    says: ['federal'],
    goOn: async ({ page, made: { uuid } }) => {
      await force(page, uuid, 'GEN_CLOSING_DISCLOSURE');
      // County records lag: someone looks before the borrower is asked.
      const { conditions } = await (await page.request.get(`/dev/api/applications/${uuid}`)).json();
      expect(await operate(page.request, uuid, 'conditionSent', { conditionUuid: conditions[0]?.uuid })).toBe(true);
      await page.reload();
      await arrive(page, 'Preparing your documents');
      await readMain(page, 'Confirm Who Owns Your Home', 'Public records show other owners');
      await expectNoAxeViolations(page);
      await force(page, uuid, 'NOTE_SIGNING');
      expect(await operate(page.request, uuid, 'noteSigned', {}, 'vendor')).toBe(true);
      await page.reload();
      await arrive(page, 'The other owners');
    },
  },
  Trust: {
    ...photos,
    ...papersNeeded,
    says: ['Upload Your Trust Documents'],
    goOn: sendPaper('Upload Your Trust Documents'),
  },
  Uninsured: { ...photos, ...papersNeeded, says: ['could not find homeowner’s insurance'] },
  Liens: {
    from: 'LIEN_VERIFICATION',
    act: async ({ page }) => {
      await page.getByRole('radio', { name: 'Pay it off' }).last().check();
      await press(page, 'This is right, continue');
    },
    rests: 'OFFER_SELECTION',
    says: ['Review this offer'],
    goOn: async (visit) => {
      const { page, made, plan } = visit;
      await goOnTo(page.request, made, plan, 'COLLECT_ADDITIONAL_INFO');
      await force(page, made.uuid, 'IDENTITY_VERIFICATION');
      await page.reload();
      await arrive(page, 'Verify your identity');
      await sendPhotos(visit);
      await arrive(page, 'Your final terms');
    },
  },
  Heavylien: {
    from: 'LIEN_VERIFICATION',
    act: ({ page }) => press(page, 'This is right, continue'),
    says: ['pay off a loan with your line, or take a smaller line', 'No, thank you'],
    goOn: inTurn(
      ({ page }) => press(page, 'Show me the new offers'),
      ({ page }) => arrive(page, /prequalified for up to|Our decision/),
    ),
  },
  // Moments, all of them: the search is clear and no one has to look. Where nothing is published someone does.
  Paidoff: {
    ...photos,
    rests: 'FINAL_OFFER',
    heading: 'Your final terms',
    says: ['These are your final terms'],
  },
  Norecords: {
    ...photos,
    rests: 'FINAL_TITLE_REVIEW',
    says: ['The title company and our title team', 'We expect it by'],
    goOn: inTurn(staffSay('FINAL_TITLE_REVIEW', 'titleReviewed', { outcome: 'clear' }), backTo('Your final terms')),
  },

  Lowvalue: { ...valued, act: decideValue('lower'), says: changed },
  Poor: { ...valued, act: decideValue('unacceptable'), says: declined },
  Disputed: {
    ...valued,
    act: decideValue('escalated'),
    rests: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    heading: 'Pay for your appraisal',
    says: ['A licensed appraiser will visit your home'],
  },
  Noaccess: {
    ...valued,
    act: orderValuation,
    rests: 'NAV_RESI_EVAL_ORDER_REQUEST',
    says: ['The first valuation could not be made'],
    goOn: inTurn(orderValuation, backTo('Pay for your appraisal')),
  },
  Payoffhigh: { ...photos, says: ['pay off a loan with your line, or take a smaller line'] },
  Exception: { ...photos, act: readTitle(), says: ['The search found something that must be cleared first'] },
  Legaldesc: {
    ...photos,
    act: readTitle('PROPERTY_LEGAL_DESCRIPTION'),
    rests: 'FINAL_TITLE_EXCEPTION',
    says: ['Confirm Your Property Description'],
    goOn: sendPaper('Confirm Your Property Description'),
  },
  Quitclaim: {
    ...photos,
    act: readTitle('PROPERTY_OWNERSHIP_FRAUD_REVIEW'),
    rests: 'FINAL_TITLE_EXCEPTION',
    says: ['Confirm Your Ownership'],
  },
  Equityloan: { ...photos, act: readTitle(), says: ['The search found something that must be cleared first'] },
  Judgment: { ...photos, act: readTitle(), says: ['The search found something that must be cleared first'] },
  Newlien: {
    ...photos,
    act: inTurn(
      sendPhotos,
      staffSay('FINAL_TITLE_REVIEW', 'titleReviewed', {
        outcome: 'newLien',
        liens: [{ uuid: crypto.randomUUID(), holder: 'Copperline Lending', position: 1, balanceCents: 4_000_000 }],
      }),
    ),
    says: ['Copperline Lending'],
  },
  Zonea: {
    ...photos,
    ...papersNeeded,
    says: ['lies in a flood zone'],
    goOn: sendPaper('Upload a Document'),
  },
  Zonev: { ...photos, ...papersNeeded, says: ['lies in a flood zone'] },
  Floodlate: { ...photos, says: ['The flood-zone company'] },

  '0199': {
    ...photos,
    act: inTurn(sendPhotos, backTo('Pay for your appraisal'), ({ page, plan: { accountNumber = '' } }) =>
      payFrom(page, accountNumber),
    ),
    heading: 'Pay for your appraisal',
    says: ['The payment did not go through', 'Nothing was taken'],
    goOn: payAppraisal('1111222233331111', 'We are reading your appraisal'),
  },

  Reject: {
    ...closing,
    act: signDeed,
    rests: 'RECORDING',
    heading: 'We are recording your deed',
    says: ['Nothing is needed from you'],
    goOn: inTurn(say('recordingCorrected'), checkUntil('Your money is next')),
  },
  Papercounty: {
    ...closing,
    act: signDeed,
    rests: 'FUNDING_DECISION',
    heading: 'Your money is next',
    says: ['We expect to send it on'],
  },
  Watchlisted: {
    ...findsAtLast,
    // Found with the submission, which lies behind whom we put here; the server walks that way.
    comesLater: ['FINAL_OFFER'],
    goOn: inTurn(
      say('fundingStopped', { why: 'On a sanctions list.', reasons: ['IDENTITY'] }),
      checkUntil('Our decision'),
    ),
  },
  Latelien: { ...findsAtLast, goOn: settleAndRelease('liens') },
  '0204': { ...findsAtLast, goOn: settleAndRelease('account') },
  // Only who is paid by an employer has one who is asked again.
  Lastday: {
    ...findsAtLast,
    from: employer.from,
    product: 'heloc',
    act: inTurn(
      nameEmployer,
      backTo('Where to send your money'),
      ({ page, made }) => force(page, made.uuid, 'DEED_SIGNING'),
      signDeed,
      // The days of the right to cancel are waited for elsewhere: who is put past them has their money no sooner.
      ({ page, made }) => force(page, made.uuid, 'RECORDING'),
    ),
    heading: 'You have signed',
    goOn: inTurn(settle('employment'), async ({ page, made: { uuid } }) => {
      expect(await operate(page.request, uuid, 'fundingApproved', { approver: crypto.randomUUID() })).toBe(false);
    }),
  },
  '0101': {
    ...closing,
    act: inTurn(signDeed, release, checkUntil('Your bank sent the money back')),
    rests: 'FUNDABLE',
    heading: 'Your bank sent the money back',
    says: ['Your money is safe: we have it', 'Give us another account'],
    goOn: async ({ page }) => {
      await typeAccount(page);
      await press(page, 'Send my money here');
      await arrive(page, 'Confirm your new account');
    },
  },
  Payoffreturn: {
    ...closing,
    act: inTurn(signDeed, release, checkUntil('Your money is on its way')),
    rests: 'DIRECT_DEBT_PAYOFF',
    heading: 'Your money is on its way',
    says: ['Now we pay the debts that you chose to pay off'],
    goOn: inTurn(say('creditorPaymentRetried'), checkUntil('Your line is open')),
  },
  Kbafail: {
    from: 'DEED_SIGNING',
    act: inTurn(
      meetNotary,
      ({ page }) => answerQuestions(page),
      ({ page }) => answerQuestions(page),
    ),
    says: ['Reserve this time'],
  },
  Nocamera: {
    from: 'DEED_SIGNING',
    act: inTurn(meetNotary, ({ page }) => press(page, 'Begin')),
    says: ['Reserve this time'],
  },
};

export const walkOf = ({ need, value }: Persona): Walk | undefined => walks[`${need} ${value}`] ?? walks[value];
