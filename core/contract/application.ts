/** Calls about applications: make one, read it, wait for it, do the next thing. */
import * as v from 'valibot';
import { signerStates } from '#core/application/application.ts';
import { ownershipTypes } from '#core/application/enums.ts';
import { equityLoan } from '#core/application/equity-loan.ts';
import { linePurposes, maritalStatuses } from '#core/application/information.ts';
import { products } from '#core/brand/brand.ts';
import { inPersonReasons } from '#core/notary/in-person.ts';
import { closingCostKinds } from '#core/offers/closing-cost-kinds.ts';
import { payOffStatuses } from '#core/offers/liability.ts';
import { discountTypes } from '#core/offers/offer.ts';
import { suffixes } from '#core/people/name.ts';
import { createApplicationBody } from '#core/registration/create-application.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { view } from './application-view.ts';
import { coDeedInvitation, coDeedStatus } from './co-deed.ts';
import { type CommandName, chosenOffer, commandNames, commands } from './commands.ts';
import { condition } from './condition.ts';
import { type CallRow, calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const stateCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, words.enterAValidState));
const calendarDate = v.string();
const offerTypes = ['STANDARD', 'BUY_DOWN', 'INTEREST_ONLY'] as const;

const offer = v.object({
  id: v.string(),
  term: v.number(),
  type: v.picklist(offerTypes),
  rate: v.number(),
  otherRate: v.number(),
  baseRate: v.number(),
  originationFee: v.number(),
  min: v.number(),
  max: v.number(),
  minDraw: v.number(),
  maxDraw: v.number(),
  discountList: v.array(v.object({ discountType: v.picklist(discountTypes), rateWithDiscount: v.number() })),
  guidelineVersion: v.string(),
  guidelineEffectiveFrom: calendarDate,
  pricedOn: calendarDate,
  aporAsOf: calendarDate,
  rateSteps: v.array(v.object({ rule: v.string(), bps: v.number() })),
});

const cents = v.number();
const closingCosts = v.array(v.object({ kind: v.picklist(closingCostKinds), cents }));
const offerTerms = v.object({
  id: v.string(),
  type: v.picklist(offerTypes),
  termYears: v.number(),
  rateBps: v.number(),
  rateType: v.string(),
  originationFeeBps: v.number(),
  amountCents: cents,
  drawCents: cents,
  discounts: v.array(v.picklist(discountTypes)),
});

const counterOffer = v.object({
  cause: v.picklist(['credit', 'income', 'value', 'liens', 'costs']),
  reasons: v.array(v.string()),
});

const offersAnswer = v.object({
  offers: v.array(offer),
  offersByType: v.partial(
    v.object({ STANDARD: v.array(offer), BUY_DOWN: v.array(offer), INTEREST_ONLY: v.array(offer) }),
  ),
  ofeeMaxThreshold: v.nullable(v.number()),
  maxDtiUnlimited: v.number(),
  incomeRequestRecords: v.array(v.object({ methods: v.array(v.string()) })),
  costs: v.array(v.object({ feeType: v.string(), borrowerPaidAmount: v.number(), jsCriteria: v.string() })),
  totalPaidByBorrower: v.number(),
  minRecordingTax: v.number(),
  maxRecordingTax: v.number(),
  /** What decides the costs at closing of each draw. */
  closing: v.object({
    state: v.string(),
    countyFips: v.optional(v.string()),
    city: v.optional(v.string()),
    occupancy: v.string(),
    dwellingUnits: v.number(),
    needsValuation: v.boolean(),
    isValuationCovered: v.boolean(),
    paysForNotary: v.boolean(),
    on: calendarDate,
  }),
  /** When the money can be expected, for who signs by a day; both where the home is. */
  money: v.object({ signBy: calendarDate, on: calendarDate }),
  /** Why these offers and no others, in sentences for the borrower. */
  why: v.array(v.string()),
  /** The borrower's other debts, which the draw may pay off. */
  debts: v.array(
    v.object({
      uuid: v.string(),
      creditor: v.string(),
      balanceCents: cents,
      monthlyPaymentCents: cents,
      /** The same in dollars, by the names of the specification. */
      monetaryBalance: v.number(),
      monetaryCalculatedNextPaymentMinimumAmount: v.number(),
      payOff: v.object({ status: v.picklist(payOffStatuses) }),
    }),
  ),
  /** What the home is worth and what is owed on it; the part that the draw pays off is also among what is owed. */
  home: v.object({ valueCents: cents, liensCents: cents, liensPaidOffCents: cents }),
  /** What was chosen before these offers were made, when something was, and why it could not stay. */
  before: v.nullable(
    v.object({ offer: offerTerms, debtsToPay: v.array(v.string()), counterOffer: v.nullable(counterOffer) }),
  ),
});

/** As it was kept; what a form may send is stricter. */
const answeredName = v.object({
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  suffix: v.picklist(suffixes),
});
const answeredAddress = v.object({
  street1: v.string(),
  street2: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
});

const shownAccount = v.object({
  mask: v.string(),
  institution: v.nullable(v.string()),
  /** Money can be sent to it. */
  canReceive: v.boolean(),
});

/** What the screens show beyond the view: the borrower's own answers, and what we learned that they must act on. */
export const particulars = v.object({
  product: v.picklist(products),
  name: answeredName,
  email: v.string(),
  phoneNumber: v.nullable(v.string()),
  employmentType: v.string(),
  annualIncomeCents: cents,
  otherIncomeCents: cents,
  /** How income was to be proven so far, and how many pay stubs would do it. */
  proof: v.object({ sources: v.array(v.string()), isVerified: v.boolean(), paystubsNeeded: v.number() }),
  employerName: v.nullable(v.string()),
  /** As payroll named it; the borrower has not confirmed it yet. */
  employerTold: v.nullable(v.string()),
  accounts: v.object({
    disburse: v.nullable(shownAccount),
    autopay: v.nullable(shownAccount),
    isOwnerVerified: v.boolean(),
    /** Two small deposits that prove an account; null where none are needed. */
    deposits: v.nullable(
      v.object({ mask: v.string(), state: v.picklist(['SENT', 'ARRIVED', 'FAILED']), triesLeft: v.number() }),
    ),
  }),
  identity: v.object({ failedTries: v.number(), triesLeft: v.number() }),
  ownership: v.object({ type: v.nullable(v.picklist(ownershipTypes)), coOwners: v.number() }),
  /** Who else signs what pledges the home: the other owners, or a spouse whose consent the law wants. */
  othersToSign: v.number(),
  mustSpouseConsent: v.boolean(),
  liens: v.array(
    v.object({
      uuid: v.string(),
      holder: v.string(),
      position: v.number(),
      balanceCents: cents,
      isPaidOff: v.boolean(),
      /** Of a line that can be drawn again: it counts in full while it is kept. */
      limitCents: v.nullable(cents),
    }),
  ),
  maritalStatus: v.nullable(v.picklist(maritalStatuses)),
  mailingAddress: v.nullable(answeredAddress),
  purpose: v.nullable(v.picklist(linePurposes)),
  coOwnerNames: v.array(v.string()),
  trustName: v.nullable(v.string()),
  equityLoan: v.optional(equityLoan),
  /** What the draw pays to others, creditor by creditor; the rest is the borrower's. */
  payoffs: v.array(v.object({ creditor: v.string(), amountCents: cents })),
  cltvBps: v.nullable(v.number()),
  /** The parcels an address could mean, while the borrower has not said which. */
  candidates: v.array(v.object({ parcelId: v.string(), description: v.string() })),
  bureau: v.nullable(v.string()),
  offer: v.nullable(offerTerms),
  /** Why terms changed after they were chosen, in words for the borrower. */
  counterOffer: v.nullable(counterOffer),
  /** The principal reasons of a decline, as the notice prints them, and what would change each. */
  declineReasons: v.array(v.object({ reason: v.string(), remedy: v.string() })),
  /** What, all of it together, would have led to an offer on the day; none where nothing a borrower can change would. */
  whatWouldChange: v.array(v.string()),
  reportedValueCents: v.nullable(cents),
  appraisalPayer: v.nullable(v.picklist(['borrower', 'company'])),
  appraisalFeeCents: v.nullable(cents),
  appraisalPayment: v.nullable(
    v.object({ state: v.picklist(['CHARGING', 'REFUSED', 'PAID']), why: v.nullable(v.string()) }),
  ),
  statusSince: v.string(),
  /** It rests longer than it usually does: since when, and when our team was told of it, if it was. */
  overdue: v.nullable(v.object({ since: v.string(), toldAt: v.nullable(v.string()) })),
  /** The notary: the earliest lawful day, the appointment in person, and what it costs the borrower. */
  notary: v.object({
    closingNotBefore: v.nullable(v.string()),
    timeZone: v.string(),
    slot: v.nullable(v.object({ startsAt: v.string(), place: v.string() })),
    inPerson: v.nullable(v.picklist(inPersonReasons)),
    feeCents: cents,
  }),
  /** How the first draw is divided, once the closing disclosure says so; and what it said before it was corrected. */
  division: v.nullable(
    v.object({
      costs: closingCosts,
      cashCents: cents,
      before: v.nullable(v.object({ costs: closingCosts, cashCents: cents })),
    }),
  ),
  /** Everyone else who must sign, and how far they are. */
  signers: v.array(
    v.object({
      identityUuid: v.string(),
      name: v.string(),
      email: v.string(),
      state: v.picklist(signerStates),
      /** Rests with us; why is theirs alone. */
      isHeldUp: v.boolean(),
    }),
  ),
});

const historyAnswer = v.array(
  v.object({ seq: v.number(), at: v.string(), event: v.string(), toStatus: v.string(), by: v.string() }),
);

const applicationRows = calls({
  'POST /service-application/api/v3/application/helocs': {
    why: 'Makes an application of what registration learned, and starts it.',
    who: may('startApplication', 'own'),
    query: v.strictObject({ state: stateCode, product: v.optional(v.picklist(products), 'heloc') }),
    // Digits in a last name are how sandbox people are told apart; the handler refuses them in production.
    body: createApplicationBody({ areDigitsAllowed: true }),
    answer: v.object({ uuid: v.string(), loanNumber: v.nullable(v.string()), status: v.string() }),
    errors: ['conflict', 'keyReused', 'stillRunning'],
    idempotent: true,
    limit: everywhere([20, 3600], [2000, 3600]),
  },
  'GET /service-application/api/v1/application/heloc/all': {
    why: 'All applications of the person who asks, newest first.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.array(view),
    limit: limits.poll,
  },
  'GET /service-application/api/v1/application/heloc/consent-types': {
    why: 'The consents an application may carry, and their present version.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.array(v.object({ type: v.string(), version: v.string() })),
    limit: limits.read,
  },
  'GET /service-application/api/v1/application/heloc/co-deed/status': {
    why: 'Where an additional signer stands.',
    who: may('followApplication', 'signing'),
    answer: coDeedStatus,
    errors: ['malformed'],
    limit: limits.poll,
  },
  'POST /service-application/api/v1/application/heloc/co-deed/invitation': {
    why: 'Who invites the person whose link this is to sign, and for which home: for the page on which they choose a password. The link stays as good as it was.',
    who: 'anyone',
    body: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) }),
    answer: coDeedInvitation,
    errors: ['notFound'],
    limit: limits.signIn,
  },
  'GET /service-application/api/v1/application/heloc/{uuid}': {
    why: 'One application, as much of it as the person who asks may see.',
    who: may('followApplication', 'own', 'signing', 'referred', 'organization'),
    answer: view,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-application/api/v1/application/crypto-heloc/all': {
    why: 'Those of the person’s applications whose money goes to an exchange wallet, newest first.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.array(view),
    limit: limits.read,
  },
  'GET /service-application/api/v1/application/crypto-heloc/{uuid}': {
    why: 'One of them; any other application is not there.',
    who: may('followApplication', 'own', 'signing', 'referred', 'organization'),
    answer: view,
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-application/api/v2/application/heloc/{uuid}/offers': {
    why: 'The offers to choose from, their costs, and why they are what they are.',
    who: may('viewApplication', 'own'),
    answer: offersAnswer,
    errors: ['notFound'],
    limit: limits.read,
  },
  'POST /service-application/api/v2/application/heloc/{uuid}/offers/email': {
    why: 'Emails the offer that someone looks at to the confirmed address of their own account, and to no other.',
    who: may('viewApplication', 'own'),
    body: v.omit(chosenOffer, ['debtsToPay']),
    answer: v.object({ to: v.string() }),
    errors: ['notFound', 'invalid', 'conflict', 'keyReused', 'stillRunning'],
    limit: limits.copy,
    idempotent: true,
  },
  'GET /service-application/api/v2/application/heloc/{uuid}/particulars': {
    why: 'What the screens show of an application beyond its view: answers to correct, liens, parcels, reasons.',
    who: may('viewApplication', 'own'),
    answer: particulars,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-application/api/v2/application/heloc/{uuid}/history': {
    why: 'What happened to the application, in order.',
    who: may('viewApplication', 'own', 'organization'),
    answer: historyAnswer,
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application': {
    why: 'Whether the person may start an application, and where one is running already.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.object({ canStartApplication: v.boolean(), organizationsWithActiveApplication: v.array(v.string()) }),
    limit: limits.read,
  },
  'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status': {
    why: 'The status alone, for a page that waits.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.object({ status: v.string() }),
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants': {
    why: 'What we need from the person who asks before the application can go on, oldest first.',
    who: may('viewConditions', 'own', 'signing'),
    answer: v.array(condition),
    errors: ['notFound'],
    limit: limits.poll,
  },
});

type CommandCalls = {
  readonly [C in CommandName as `POST /service-application/api/v2/application/heloc/{uuid}/${C}`]: CallRow & {
    readonly body: (typeof commands)[C]['body'];
    readonly answer: typeof view;
  };
};

/** One call per command: the table of commands is the only place that lists them. */
const commandRows = Object.fromEntries(
  commandNames.map((name) => [
    `POST /service-application/api/v2/application/heloc/{uuid}/${name}`,
    {
      why: `The person does this: ${name}. The answer is the application afterwards.`,
      who: commands[name].who,
      body: commands[name].body,
      answer: view,
      errors: ['notFound', 'conflict', 'keyReused', 'stillRunning'],
      idempotent: true,
      limit: commands[name].limit,
      ...(commands[name].fresh !== undefined && { fresh: commands[name].fresh }),
    },
  ]),
) as unknown as CommandCalls;

export const applicationCalls = { ...applicationRows, ...commandRows } as const;
