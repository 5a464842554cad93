/**
 * What each viewer may see of an application. The borrower's view has the specification's members by their names, in
 * dollars and fractions as on the wire; the others are smaller. No view holds a token, and account numbers are masked.
 */
import * as v from 'valibot';
import { declineKind } from '#core/eligibility/principal-reasons.ts';
import { dollarsOf, rateOf } from '#core/offers/money.ts';
import { nextDate, nextDateKinds } from '../journey/next-date.ts';
import { isAheadOfOwners, isClosed, isComplete, isTerminal } from '../journey/statuses.ts';
import type { Application, BankAccount } from './application.ts';
import { bpoStatuses, decisions, propertyConditions, subdecisions } from './enums.ts';
import { othersToSign } from './others-to-sign.ts';

const amount = v.nullable(v.number());

const propertyView = v.object({
  street1: v.string(),
  street2: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  occupancyType: v.string(),
});

const common = {
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  active: v.boolean(),
  auditFields: v.object({ createdDate: v.string() }),
};

const decided = { uwDecision: v.picklist(decisions), uwSubDecision: v.picklist(subdecisions) };

export const borrowerViewSchema = v.object({
  ...common,
  isCrypto: v.boolean(),
  isInquiry: v.boolean(),
  activeForAppStart: v.boolean(),
  referrer: v.nullable(v.object({ referrerUuid: v.nullable(v.string()), wholesaleBrokerNmls: v.nullable(v.string()) })),
  adjustedHomeAmount: amount,
  rate: amount,
  rateType: v.nullable(v.string()),
  amount,
  uwCalculatedDrawAmount: amount,
  term: amount,
  status: v.object({
    checklistStatus: v.string(),
    waitingOnFloodCert: v.boolean(),
    bpo: v.picklist(bpoStatuses),
    ...decided,
    primaryParticipantAcceptComplete: v.boolean(),
    manualNotary: v.boolean(),
    condition: v.picklist(propertyConditions),
  }),
  property: propertyView,
  disburseAccount: v.nullable(
    v.object({ mask: v.string(), accountNumber: v.string(), routingNumber: v.nullable(v.string()) }),
  ),
  consents: v.array(v.object({ type: v.string() })),
  assetDepletion: v.object({ complete: v.boolean(), amount }),
  state: v.object({ decision: v.picklist(decisions), subDecision: v.picklist(subdecisions) }),
  helocSigners: v.array(v.object({ identityUuid: v.string() })),
  additionalSignerVersion: v.nullable(v.string()),
  /** Beyond the specification: how the line is repaid, for the monthly payment. */
  isInterestOnly: v.boolean(),
  /** Beyond the specification: which of its three decline screens explains best. */
  declineKind: v.nullable(v.picklist(['credit', 'income', 'other'])),
  /** Beyond the specification: how many other owners may be invited already, ahead of their turn; none once it has come. */
  ownersAhead: v.number(),
  /** Beyond the specification: how many of them were invited ahead of their turn and decided not to sign. */
  ownersDeclined: v.number(),
  /** Beyond the specification: the next day that is known to matter. */
  nextDate: v.nullable(v.object({ what: v.picklist(nextDateKinds), on: v.string(), until: v.string() })),
});
export type BorrowerView = v.InferOutput<typeof borrowerViewSchema>;

/** A signer pledges the house with the others: no income, no debts, no accounts, no terms. */
export const signerViewSchema = v.object({
  ...common,
  status: v.object({
    checklistStatus: v.string(),
    primaryParticipantAcceptComplete: v.boolean(),
    manualNotary: v.boolean(),
  }),
  property: propertyView,
  helocSigners: v.array(v.object({ identityUuid: v.string() })),
  additionalSignerVersion: v.nullable(v.string()),
});
type SignerView = v.InferOutput<typeof signerViewSchema>;

/** The person who referred the borrower sees how far it is and how to reach them. */
export const originatorViewSchema = v.object({
  ...common,
  status: v.object({ checklistStatus: v.string() }),
  contact: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phoneNumber: v.nullable(v.string()),
  }),
});
type OriginatorView = v.InferOutput<typeof originatorViewSchema>;

type Shown<A> = Omit<A, 'accountToken'>;

/** Everything but the keys to the vault. */
interface OperationsView extends Omit<Application, 'credit' | 'accounts'> {
  readonly credit: Omit<Application['credit'], 'ssnToken'>;
  readonly accounts: Omit<Application['accounts'], 'disburse' | 'autopay' | 'appraisal'> & {
    readonly disburse: Shown<BankAccount> | null;
    readonly autopay: Shown<BankAccount> | null;
    readonly appraisal: Shown<BankAccount> | null;
  };
}

interface Views {
  readonly borrower: BorrowerView;
  readonly signer: SignerView;
  readonly originator: OriginatorView;
  readonly operations: OperationsView;
}

const viewers: { readonly [R in keyof Views]: (application: Application) => Views[R] } = {
  borrower: borrowerView,
  signer: signerView,
  originator: originatorView,
  operations: operationsView,
};

export function viewFor<R extends keyof Views>(role: R, application: Application): Views[R] {
  return viewers[role](application);
}

function commonView(application: Application) {
  return {
    uuid: application.uuid,
    loanNumber: application.loanNumber,
    active: !isTerminal(application.status),
    auditFields: { createdDate: application.createdAt },
  };
}

function placeView({ property }: Application) {
  return { ...property.address, occupancyType: property.occupancy };
}

function borrowerView(application: Application): BorrowerView {
  const { status, decision, subDecision, property, offers, accounts, declineReasons } = application;
  const offer = offers.selected;
  return {
    ...commonView(application),
    isCrypto: application.product === 'crypto',
    isInquiry: application.isInquiry,
    // One that is complete still counts when another is to be started; eligibility knows for how long.
    activeForAppStart: isComplete(status) || !isClosed(status),
    referrer: application.referrer,
    adjustedHomeAmount: property.valueCents === null ? null : dollarsOf(property.valueCents),
    rate: offer === null ? null : rateOf(offer.rateBps),
    rateType: offer?.rateType ?? null,
    amount: offer === null ? null : dollarsOf(offer.amountCents),
    uwCalculatedDrawAmount: offer === null ? null : dollarsOf(offer.drawCents),
    term: offer?.termYears ?? null,
    status: {
      checklistStatus: status,
      waitingOnFloodCert: application.flood.isCertificatePending,
      bpo: application.valuation.bpo,
      uwDecision: decision,
      uwSubDecision: subDecision,
      primaryParticipantAcceptComplete: application.notary.hasPrimaryAccepted,
      manualNotary: application.notary.isManual,
      condition: property.condition,
    },
    property: placeView(application),
    disburseAccount: accountView(accounts.disburse),
    consents: application.consents.map(({ type }) => ({ type })),
    assetDepletion: assetView(application),
    state: { decision, subDecision },
    helocSigners: application.signers.map(({ identityUuid }) => ({ identityUuid })),
    additionalSignerVersion: application.additionalSignerVersion,
    isInterestOnly: offer?.type === 'INTEREST_ONLY',
    declineKind: declineReasons.length > 0 ? declineKind(declineReasons) : null,
    ownersDeclined: isAheadOfOwners(status) ? application.signers.filter(({ state }) => state === 'REFUSED').length : 0,
    ownersAhead: isAheadOfOwners(status) ? Math.max(othersToSign(application), application.signers.length) : 0,
    nextDate: nextDate(application),
  };
}

function accountView(account: BankAccount | null): BorrowerView['disburseAccount'] {
  if (account === null) return null;
  const { mask, routingMask } = account;
  return { mask, accountNumber: `*****${mask}`, routingNumber: routingMask === null ? null : `*****${routingMask}` };
}

function assetView({ assetDepletion: { isComplete: complete, amountCents } }: Application) {
  return { complete, amount: amountCents === null ? null : dollarsOf(amountCents) };
}

function signerView(application: Application): SignerView {
  return {
    ...commonView(application),
    status: {
      checklistStatus: application.status,
      primaryParticipantAcceptComplete: application.notary.hasPrimaryAccepted,
      manualNotary: application.notary.isManual,
    },
    property: placeView(application),
    helocSigners: application.signers.map(({ identityUuid }) => ({ identityUuid })),
    additionalSignerVersion: application.additionalSignerVersion,
  };
}

function originatorView(application: Application): OriginatorView {
  const { name, email, phoneNumber } = application.borrower;
  return {
    ...commonView(application),
    status: { checklistStatus: application.status },
    contact: { firstName: name.firstName, lastName: name.lastName, email, phoneNumber },
  };
}

function operationsView(application: Application): OperationsView {
  const { ssnToken: _ssn, ...credit } = application.credit;
  const { disburse, autopay, appraisal, ...accounts } = application.accounts;
  return {
    ...application,
    credit,
    accounts: {
      ...accounts,
      disburse: withoutToken(disburse),
      autopay: withoutToken(autopay),
      appraisal: withoutToken(appraisal),
    },
  };
}

function withoutToken(account: BankAccount | null): Shown<BankAccount> | null {
  if (account === null) return null;
  const { accountToken: _token, ...shown } = account;
  return shown;
}
