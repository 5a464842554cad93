/**
 * Every call that a vendor of our own protocol answers, by need, with the schema that its answer must have: what a port's
 * methods are on the wire. The schemas are the ports' own, so a sandbox and a real vendor are read alike.
 */
import * as v from 'valibot';
import { suggestedAddress } from '#core/people/address.ts';
import { Secret } from '../../secret.ts';
import { accepted, text } from '../answers.ts';
import { linkSession } from '../bank/link.ts';
import { depositsCheck, depositsFinding } from '../bank/port.ts';
import { creditAnswer } from '../credit/port.ts';
import { deliveryFinding } from '../documents/port.ts';
import { employmentFinding } from '../employment/port.ts';
import { floodAnswer, floodDetermination } from '../flood/port.ts';
import { answersCheck, identityFinding, questions } from '../identity/port.ts';
import { incomeAnswer, incomeNotice } from '../income/port.ts';
import { booking, meeting, notaryFinding, released, seat, slot } from '../notary/port.ts';
import { charge, paymentResult, refund, taken } from '../payments/port.ts';
import { modelValue, parcelSearch, propertyReport } from '../property/port.ts';
import { recordingResult } from '../recording/port.ts';
import { boardingResult } from '../servicing/port.ts';
import { envelopeFinding, signingSession, withdrawAnswer } from '../signing/port.ts';
import { titleResult } from '../title/port.ts';
import { appraisalArrangement, valuationResult } from '../valuation/port.ts';
import type { VendorName } from '../vendor.ts';
import { screening } from '../watch-list/port.ts';

interface Row {
  /** The name its call-backs come under. */
  readonly vendor: VendorName;
  readonly calls: Readonly<Record<string, v.GenericSchema>>;
  /** What long work comes to, by message and for anyone who asks. */
  readonly result?: v.GenericSchema;
  /** What a message says, where that is less than the result. */
  readonly notice?: v.GenericSchema;
}

const secret = v.pipe(
  text,
  v.transform((value) => new Secret(value)),
);
/** Of income, references begin so: two companies may tell us of it, and each must be asked about its own. */
const incomeReference = v.pipe(text, v.startsWith('income_'), v.maxLength(200));
const linkResult = v.variant('state', [
  v.object({ state: v.literal('finished'), publicToken: secret }),
  v.object({ state: v.literal('open') }),
  v.object({ state: v.literal('expired') }),
]);
const linked = v.variant('outcome', [
  v.object({ outcome: v.literal('linked'), reference: incomeReference, access: secret }),
  v.object({ outcome: v.literal('refused') }),
]);

export const httpsCalls = {
  credit: { vendor: 'credit', calls: { pullSoft: creditAnswer, pullHard: creditAnswer } },
  property: { vendor: 'property', calls: { locate: parcelSearch, value: modelValue, report: propertyReport } },
  valuation: {
    vendor: 'valuation',
    calls: { order: accepted, arrangeAppraisal: appraisalArrangement },
    result: valuationResult,
  },
  title: {
    vendor: 'title',
    calls: { orderPayoffLetters: accepted, orderFullTitle: accepted, bringDown: accepted },
    result: titleResult,
  },
  flood: { vendor: 'flood', calls: { determine: floodAnswer }, result: floodDetermination },
  incomeRecords: {
    vendor: 'income',
    calls: {
      readPapers: v.object({ reference: incomeReference }),
      report: incomeAnswer,
      openLink: linkSession,
      finished: linkResult,
      exchange: linked,
    },
    notice: incomeNotice,
  },
  employment: { vendor: 'employment', calls: { verify: accepted }, result: employmentFinding },
  deposits: {
    vendor: 'bank',
    calls: { sendDeposits: accepted, checkDeposits: depositsCheck },
    result: depositsFinding,
  },
  identity: {
    vendor: 'identity',
    calls: { verify: accepted, askQuestions: questions, checkAnswers: answersCheck },
    result: identityFinding,
  },
  documents: { vendor: 'documents', calls: { deliver: accepted }, result: deliveryFinding },
  signing: {
    vendor: 'signing',
    calls: { openSession: signingSession, withdraw: withdrawAnswer },
    result: envelopeFinding,
  },
  notary: {
    vendor: 'notary',
    calls: {
      ...{ prepare: accepted, openMeeting: meeting, slots: v.array(slot), book: booking, release: released },
      // The room itself is ours: the platform says what to ask, and hears who answered and signed.
      ...{ takeSeat: seat, answerQuestions: answersCheck, signDeed: v.boolean() },
    },
    result: notaryFinding,
  },
  recording: { vendor: 'recording', calls: { record: accepted, releaseLien: accepted }, result: recordingResult },
  payments: {
    vendor: 'payments',
    calls: { disburse: taken, payCreditors: taken, charge, refund },
    result: paymentResult,
  },
  servicing: { vendor: 'servicing', calls: { board: accepted }, result: boardingResult },
  watchList: { vendor: 'watchList', calls: { screen: screening } },
  // A person who types is told nothing rather than a fault, and the person's words travel as `text`.
  addresses: { vendor: 'property', calls: { suggest: v.array(suggestedAddress) } },
} as const satisfies Record<string, Row>;

export type HttpsNeed = keyof typeof httpsCalls;
export const rowOf = (need: HttpsNeed): Row => httpsCalls[need];
/** The needs whose call-backs come under a vendor's name. */
export const httpsNeedsOf = (vendor: VendorName) =>
  (Object.keys(httpsCalls) as HttpsNeed[]).filter((need) => httpsCalls[need].vendor === vendor && need !== 'addresses');
