/**
 * Every thing a borrower or signer can do to an application: what is sent, who may send it, and the event it becomes.
 * Where the body is not the event's own payload, the server works the payload out (an offer is looked up, a number sealed).
 */
import * as v from 'valibot';
import { information } from '#core/application/information.ts';
import { correctableAnswers, type EventName, events } from '#core/journey/events.ts';
import { discountTypes } from '#core/offers/offer.ts';
import { accountNumber, routingNumber } from '#core/people/bank-numbers.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { demographics } from '#core/people/demographics.ts';
import { otherOwner } from '#core/people/other-owner.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import { ssn } from '#core/people/ssn.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { type FreshWhere, type Grant, may, type Schema } from './contract.ts';
import { type Limit, limits } from './limits.ts';

interface CommandRow<E extends EventName = EventName, B extends Schema = Schema> {
  readonly event: E;
  readonly who: Grant;
  readonly body: B;
  /** Only for a person who has given a second factor in the last ten minutes; or only where the body says this. */
  readonly fresh?: true | FreshWhere;
  readonly limit: Limit;
}

const borrowers = may('takeStep', 'own');
const signers = may('takeStep', 'signing');
const everyOwner = may('takeStep', 'own', 'signing');

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The body is what the event carries. */
const says = <const E extends EventName>(
  event: E,
  who: Grant = borrowers,
): CommandRow<E, (typeof events)[E]['payload']> => ({
  event,
  who,
  body: events[event].payload,
  limit: limits.step,
});

/** The body is something else, from which the server makes what the event carries. */
const sends = <const E extends EventName, B extends Schema>(
  event: E,
  body: B,
  who: Grant = borrowers,
): CommandRow<E, B> => ({ event, who, body, limit: limits.step });

/** Has a vendor asked, money moved or someone written to: counted where all processes see it. */
const ordered = <const Row extends CommandRow>(row: Row): Row => ({ ...row, limit: limits.order });

/** A number that money goes to, a document that says who someone is, a signature. */
const freshly = <R extends CommandRow>(row: R, fresh: true | FreshWhere = true): R & Pick<CommandRow, 'fresh'> => ({
  ...row,
  fresh,
});

/** An account we know already needs no more proof than when it was told. */
const newAccount = { part: 'body', at: 'account.way', is: ['typed', 'linked'] } as const;

const debtsToPay = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(50));

export const chosenOffer = v.strictObject({
  offerId: v.pipe(v.string(), v.maxLength(100)),
  drawCents: cents,
  discounts: v.optional(v.pipe(v.array(v.picklist(discountTypes)), v.maxLength(3)), []),
  debtsToPay: v.optional(debtsToPay, []),
});

/** New terms say nothing about the debts: those chosen before are paid, unless others are named. */
const acceptedOffer = v.strictObject({ ...chosenOffer.entries, debtsToPay: v.optional(debtsToPay) });

/** Typed by hand, or taken over from the bank that the borrower linked. */
const account = v.variant('way', [
  v.strictObject({ way: v.literal('typed'), routingNumber, accountNumber }),
  v.strictObject({
    way: v.literal('linked'),
    linkToken: v.pipe(v.string(), v.maxLength(200)),
    accountId: v.pipe(v.string(), v.maxLength(100)),
  }),
]);

const accountCode = v.pipe(
  v.string(words.enterTheCodeFromOur),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.regex(/^\d{8}$/, words.enterThe8DigitsFrom),
);

const depositCents = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99));

const phoneNumber = v.pipe(v.string(words.enterTheMobilePhone), v.transform(toPhoneDigits), phoneDigits);

const nothing = v.strictObject({});

/** Payments may come from the account that the money goes to. */
const anyAccount = v.variant('way', [...account.options, v.strictObject({ way: v.literal('same') })]);

/** One or more answers, each replaced as a whole. */
const corrections = v.pipe(
  v.strictObject({
    ...correctableAnswers,
    information: v.optional(information),
    isOfferReopened: v.optional(v.literal(true)),
  }),
  v.check((said) => Object.values(said).some((answer) => answer !== undefined), words.nothingWasCorrected),
);

/** Submitting is agreeing to the hard inquiry, in the words that were shown. */
const submission = v.strictObject({ consentVersion: v.literal(creditConsentVersions.HARD_CREDIT) });

/** One of the accounts we know, or another. */
const payingAccount = v.variant('way', [
  v.strictObject({ way: v.literal('known'), use: v.picklist(['disburse', 'autopay']) }),
  v.strictObject({ way: v.literal('typed'), routingNumber, accountNumber }),
]);

export const commands = {
  // Numbers of no one are how sandbox people are told apart; the door refuses them in production.
  submitSsn: ordered(sends('ssnSubmitted', v.strictObject({ ssn: ssn({ areSampleNumbersAllowed: true }) }))),
  retryCredit: ordered(says('creditFreezeLifted')),
  correctAddress: says('addressCorrected'),
  chooseProperty: says('propertyChosen'),
  estimateValue: says('valueEstimated'),
  attestLiens: says('liensAttested'),
  acceptWinBack: says('winBackAccepted'),
  refuseCounterOffer: says('counterOfferRefused'),
  declareAssets: says('assetsDeclared'),
  skipAssets: says('assetsSkipped'),
  selectOffer: sends('offerSelected', chosenOffer),
  acceptRevisedOffer: sends('revisedOfferAccepted', acceptedOffer),
  submitInformation: sends('informationSubmitted', information),
  answerDemographics: sends('demographicsAnswered', demographics),
  correctAnswers: sends('answersCorrected', corrections),
  submitApplication: ordered(sends('applicationSubmitted', submission)),
  provideIncomeSource: ordered(says('incomeSourceProvided')),
  nameEmployer: says('employerNamed'),
  saveDisbursementAccount: freshly(ordered(sends('disbursementAccountSaved', v.strictObject({ account })))),
  choosePaymentMethod: freshly(
    ordered(
      sends(
        'paymentMethodChosen',
        v.variant('paymentType', [
          v.strictObject({ paymentType: v.literal('AUTOPAY'), account: anyAccount }),
          v.strictObject({ paymentType: v.literal('MANUAL') }),
        ]),
      ),
    ),
    newAccount,
  ),
  confirmAccount: says('accountConfirmed'),
  /** Of the two small deposits, in either order. */
  nameSmallDeposits: ordered(
    sends('smallDepositsNamed', v.strictObject({ amountsCents: v.tuple([depositCents, depositCents]) })),
  ),
  replaceAccount: freshly(ordered(sends('accountReplaced', v.strictObject({ account })))),
  /** The code of the email about a changed account. */
  confirmAccountChange: ordered(sends('accountChangeAnswered', v.strictObject({ code: accountCode }))),
  submitIdentity: freshly(ordered(says('identitySubmitted'))),
  orderValuation: ordered(says('valuationOrdered')),
  payAppraisal: freshly(
    ordered(sends('appraisalPaymentAuthorized', v.strictObject({ account: payingAccount }))),
    newAccount,
  ),
  acceptTerms: says('termsAccepted'),
  refuseTerms: says('termsRefused'),
  signNote: freshly(says('noteSigned')),
  addSigner: ordered(sends('signerAdded', otherOwner)),
  remindSigner: ordered(says('signerReminded')),
  removeSigner: says('signerRemoved'),
  submitSignerIdentity: freshly(
    ordered(
      sends('signerIdentitySubmitted', v.omit(events.signerIdentitySubmitted.payload, ['identityUuid']), signers),
    ),
  ),
  refuseToSign: sends('signerRefused', nothing, signers),
  /** The fee is told on the page, and agreed to before anyone is sent on the way. */
  meetNotaryInPerson: ordered(sends('enotaryFailed', v.strictObject({ hasAgreedToFee: v.literal(true) }))),
  /** The person who chose a notary in person may go back to the video, and pays nothing for it. */
  meetNotaryOnline: says('enotaryChosen'),
  reserveNotary: ordered(says('notaryReserved')),
  cancelNotary: ordered(sends('notaryCancelled', v.omit(events.notaryCancelled.payload, ['why']))),
  rescind: sends('rescinded', nothing, everyOwner),
  withdraw: says('withdrawn'),
  answerCondition: says('conditionAnswered', everyOwner),
  savePhone: ordered(sends('phoneSaved', v.strictObject({ phoneNumber }), everyOwner)),
  giveConsent: says('consentGiven'),
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof commands;
export type CommandBody<C extends CommandName> = v.InferOutput<(typeof commands)[C]['body']>;
export const commandNames = Object.keys(commands) as CommandName[];
