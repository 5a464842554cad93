/** The twelve ways that the design names, on the real server, from created to complete, each by exactly its own statuses. */
import { describe, expect, test } from 'vitest';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import type { Plan } from './test-plan.ts';
import { testProduct } from './test-product.ts';
import { journeysOn } from './test-traveler.ts';

const product = await testProduct();
const road = journeysOn(product);

const intake =
  'IN_PROGRESS GEN_PRE_SOFT_CREDIT_DISCLOSURE WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE WAITING_FOR_SOFT_CREDIT';
const value = 'WAITING_FOR_AVM_DATA PREQUAL_TITLE';
const offers = 'WAITING_FOR_INITIAL_OFFERS OFFER_SELECTION';
const summary =
  'GEN_SUMMARY_DISCLOSURE WAITING_FOR_SUMMARY_DISCLOSURE APP_SUBMISSION GEN_APP_DISCLOSURES WAITING_FOR_APP_DISCLOSURE HARD_CREDIT_PULL';
const submission = `COLLECT_ADDITIONAL_INFO HMDA ${summary}`;
const payment = 'AUTOPAY_ACCOUNT VERIFIED_AUTOPAY_ACCOUNT IDENTITY_VERIFICATION WAITING_FOR_ID_VERIFICATION';
const accounts = `DISBURSEMENT_ACCOUNT ${payment}`;
const proofs = `INCOME_VERIFICATION EMPLOYMENT_VERIFICATION ${accounts}`;
const fullTitle = 'ORDER_FULL_TITLE FINAL_TITLE_PROCESSING FINAL_TITLE_REVIEW FINAL_TITLE_COMPLETE';
const note = 'GEN_CLOSING_DISCLOSURE WAITING_FOR_CLOSING_DISCLOSURE FINAL_OFFER GEN_NOTE_SIGNING NOTE_SIGNING';
const notary = 'GEN_NOTARY_DISCLOSURE WAITING_FOR_NOTARY_DISCLOSURE';
const rescission = 'GEN_RESCISSION RESCISSION';
const funding = 'RECORDING FUNDING_DECISION FUNDABLE';
const end = `${rescission} ${funding} COMPLETE`;
const evaluation = 'NAV_RESI_EVAL_ORDER_REQUEST NAV_RESI_EVAL_PROCESSING NAV_RESI_EVAL_REVIEW';
const appraisal =
  'ONSITE_APPRAISAL_REQUEST ONSITE_APPRAISAL_BORROWER_PAYMENT ONSITE_APPRAISAL_PENDING HOLD_FOR_APPRAISAL_REVIEW APPRAISAL_REVIEW_COMPLETE';

interface Variant {
  readonly plan: Plan;
  readonly way: readonly string[];
}

const landlord = { product: 'dscr', occupancy: 'INVESTMENT' } as const;
const retired = { employmentType: 'RETIRED' } as const;

const variants: Readonly<Record<string, Variant>> = {
  'a sole owner, at home, with a value from a model': {
    plan: { signsWith: 'vendor' },
    way: [intake, value, offers, submission, proofs, note, notary, 'DEED_SIGNING', end],
  },
  'liens to confirm, one paid off, debts paid directly, and a line large enough for full title': {
    plan: { street: 'Liens', houseNumber: 28, known: retired, paysOffLiens: true, debtsToPay: 1, drawDollars: 260_000 },
    way: [
      intake,
      value,
      'LIEN_VERIFICATION LIEN_ATTESTATION',
      offers,
      submission,
      'INCOME_VERIFICATION',
      accounts,
      'REQUEST_STEWART_PAYOFFS PAYOFF_REQUEST_PENDING',
      fullTitle,
      note,
      notary,
      'DEED_SIGNING',
      rescission,
      funding,
      'DIRECT_DEBT_PAYOFF COMPLETE',
    ],
  },
  'a landlord: no demographics, no personal income, no rescission': {
    plan: { street: 'Appraise', known: landlord },
    way: [
      intake,
      value,
      offers,
      'COLLECT_ADDITIONAL_INFO',
      summary,
      accounts,
      appraisal,
      fullTitle,
      note,
      notary,
      'DEED_SIGNING',
      funding,
      'COMPLETE',
    ],
  },
  'crypto: no account to receive money in is ever asked for': {
    plan: { known: { product: 'crypto', ...retired } },
    way: [intake, value, offers, submission, 'INCOME_VERIFICATION', payment, note, notary, 'DEED_SIGNING', end],
  },
  '62 and older, qualifying on assets': {
    plan: { birthDate: '1955-05-17', known: { product: 'plus62', ...retired, annualIncomeCents: 600_000 } },
    way: [
      intake,
      value,
      'WAITING_FOR_INITIAL_OFFERS ASSETS_PREQUAL',
      offers,
      submission,
      'INCOME_VERIFICATION',
      accounts,
      note,
      notary,
      'DEED_SIGNING',
      end,
    ],
  },
  'Texas: an evaluation, full title, a spouse who consents, twelve days, a closing in the room': {
    plan: { place: 'TX', street: 'Lowconf', maritalStatus: 'MARRIED' },
    way: [
      intake,
      'WAITING_FOR_AVM_DATA NAV_RESI_EVAL_ESTIMATE PREQUAL_TITLE',
      offers,
      submission,
      proofs,
      evaluation,
      fullTitle,
      // Nothing is signed at home: the note goes to the office with the deed.
      'GEN_CLOSING_DISCLOSURE WAITING_FOR_CLOSING_DISCLOSURE FINAL_OFFER',
      'CO_DEED_REQ',
      notary,
      'NOTARY_WAITING_PERIOD MANUAL_DEED_SIGNING',
      end,
    ],
  },
  'New York: an attorney, and a notary in the room': {
    plan: { place: 'NY', mustAttorneyAttend: true },
    way: [
      intake,
      value,
      offers,
      submission,
      proofs,
      fullTitle,
      note,
      notary,
      'ATTORNEY_REVIEW MANUAL_DEED_SIGNING',
      end,
    ],
  },
  'a house held in a trust, and a first lien: the copy of the valuation is read for three business days': {
    plan: { street: 'Trust Paidoff' },
    way: [
      intake,
      value,
      offers,
      submission,
      proofs,
      'TRUST_AND_INSURANCE',
      fullTitle,
      note,
      notary,
      'NOTARY_WAITING_PERIOD DEED_SIGNING',
      end,
    ],
  },
  'joint owners: the other owner is invited, proves who they are, and signs': {
    plan: { street: 'Joint' },
    way: [intake, value, offers, submission, proofs, note, 'CO_DEED_REQ', notary, 'DEED_SIGNING', end],
  },
  'a notary in person, because none by video will do': {
    plan: { wantsNotaryInPerson: true },
    way: [intake, value, offers, submission, proofs, note, notary, 'DEED_SIGNING MANUAL_DEED_SIGNING', end],
  },
  'no value from a model: a first-generation broker price opinion, and a spouse who owns nothing signs too': {
    plan: { street: 'Noavm', maritalStatus: 'MARRIED' },
    way: [
      intake,
      'WAITING_FOR_AVM_DATA NO_AVM_FOUND PREQUAL_TITLE',
      offers,
      submission,
      proofs,
      'BPO',
      note,
      'CO_DEED_REQ',
      notary,
      'DEED_SIGNING',
      end,
    ],
  },
  'the worst case: no match, frozen, a counter-offer, better income, a low value, a new lien, an attorney': {
    plan: {
      lastName: 'Nomatch-Frozen-Ratehike',
      street: 'Lowconf Lowvalue Liens Newlien',
      houseNumber: 28,
      place: 'NY',
      estimateCents: 115_000_000,
      known: { ...retired, annualIncomeCents: 11_000_000 },
      incomeLogin: { login: 'user_income_high', password: 'any' },
    },
    way: [
      intake,
      'CREDIT_NO_MATCH WAITING_FOR_SOFT_CREDIT SOFT_CREDIT_LOCKED_OR_FROZEN WAITING_FOR_SOFT_CREDIT',
      'WAITING_FOR_AVM_DATA NAV_RESI_EVAL_ESTIMATE PREQUAL_TITLE LIEN_VERIFICATION LIEN_ATTESTATION',
      offers,
      submission,
      'REVISED_OFFER_SELECTION INCOME_VERIFICATION OFFER_SELECTION',
      accounts,
      evaluation,
      'REVISED_OFFER_SELECTION ORDER_FULL_TITLE FINAL_TITLE_PROCESSING FINAL_TITLE_REVIEW',
      'CLTV_LIEN_POSITION_REQUALIFY REVISED_OFFER_SELECTION REQUEST_STEWART_PAYOFFS PAYOFF_REQUEST_PENDING',
      // The lienholders want a little more than the balance that the draw was chosen for.
      'CLTV_LIEN_POSITION_REQUALIFY REVISED_OFFER_SELECTION',
      note,
      notary,
      'ATTORNEY_REVIEW DEED_SIGNING',
      rescission,
      funding,
      'DIRECT_DEBT_PAYOFF COMPLETE',
    ],
  },
};

const going = Object.entries(variants).map(([name, variant]) => {
  const trip = road.travel(variant.plan);
  trip.catch(() => {});
  return { name, ...variant, trip };
});

describe('every variant is completed', () => {
  test.each(going)(
    '$name',
    async ({ way, trip }) => {
      const { uuid, visited } = await trip;
      expect(visited).toEqual(way.join(' ').split(' '));
      await becomesQuiet(product.db, uuid);
      expect(await brokenPromises(product, product.orgCode, uuid)).toEqual([]);
    },
    300_000,
  );

  test('what payment companies gave and took adds up to nothing', async () => {
    await Promise.all(going.map(({ trip }) => trip));
    const balances = await product.vendors.sandbox.ledger.balances();
    expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });
});
