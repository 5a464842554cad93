/**
 * Every call that a vendor of our own protocol answers, by need: what it is for, what is asked and what its answer must be.
 * The schemas are the ports' own, so a sandbox and a real vendor are asked and read alike; https/describe.ts draws the
 * document for integrators from this table.
 */
import * as v from 'valibot';
import { suggestedAddress } from '#core/people/address.ts';
import { suggestRequest } from '../address/port.ts';
import { accepted, text } from '../answers.ts';
import { exchangeRequest, finishedRequest, linkSession } from '../bank/link.ts';
import { depositsAnswer, depositsCheck, depositsFinding, depositsRequest, type SmallDeposits } from '../bank/port.ts';
import { type Credit, creditAnswer, creditRequest, hardCreditRequest } from '../credit/port.ts';
import { type DocumentDelivery, deliveryFinding, deliveryRequest } from '../documents/port.ts';
import { type Employment, employmentFinding, employmentRequest } from '../employment/port.ts';
import { type Flood, floodAnswer, floodDetermination, floodRequest } from '../flood/port.ts';
import {
  answersCheck,
  answersRequest,
  type Identity,
  identityFinding,
  identityRequest,
  questions,
  questionsRequest,
} from '../identity/port.ts';
import {
  type IncomeLinks,
  type IncomePapers,
  incomeAnswer,
  incomeLinkRequest,
  incomeNotice,
  papersRequest,
  reportRequest,
} from '../income/port.ts';
import * as notary from '../notary/port.ts';
import * as payments from '../payments/port.ts';
import { modelValue, type PropertyData, parcelSearch, propertyReport, propertyRequest } from '../property/port.ts';
import { type Recording, recordingResult, recordRequest, releaseRequest } from '../recording/port.ts';
import { secret } from '../requests.ts';
import { boardingResult, boardRequest, type Servicing } from '../servicing/port.ts';
import {
  envelopeFinding,
  type Signing,
  signingRequest,
  signingSession,
  withdrawAnswer,
  withdrawRequest,
} from '../signing/port.ts';
import { fullTitleRequest, payoffRequest, type Title, titleRequest, titleResult } from '../title/port.ts';
import {
  appraisalArrangement,
  arrangeAppraisalRequest,
  type Valuations,
  valuationRequest,
  valuationResult,
} from '../valuation/port.ts';
import type { VendorName } from '../vendor.ts';
import { screening, screeningRequest, type WatchList } from '../watch-list/port.ts';
import type { CallsOf, Row } from './call-row.ts';

/** A port whose methods take one thing after the other is called with one object that names them. */
interface Ports {
  readonly credit: Credit;
  readonly property: PropertyData;
  readonly valuation: Valuations;
  readonly title: Title;
  readonly flood: Flood;
  readonly incomeRecords: IncomeLinks & IncomePapers;
  readonly employment: Employment;
  readonly deposits: SmallDeposits;
  readonly identity: Identity;
  readonly documents: DocumentDelivery;
  readonly signing: Signing;
  readonly notary: notary.Notary & notary.NotaryCalls;
  readonly recording: Recording;
  readonly payments: payments.Payments;
  readonly servicing: Servicing;
  readonly watchList: WatchList;
  readonly addresses: { suggest(request: v.InferOutput<typeof suggestRequest>): Promise<unknown> };
}

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
  credit: {
    vendor: 'credit',
    calls: {
      pullSoft: {
        why: 'A report that leaves no trace on the score, and may be repeated.',
        request: creditRequest,
        answer: creditAnswer,
      },
      pullHard: {
        why: 'A report that shows on the file and costs the borrower points: pulled once per consent, however often it is asked for.',
        request: hardCreditRequest,
        answer: creditAnswer,
      },
    },
  },
  property: {
    vendor: 'property',
    calls: {
      locate: { why: 'The parcel at an address.', request: propertyRequest, answer: parcelSearch },
      value: { why: 'The figure of an automated valuation model.', request: propertyRequest, answer: modelValue },
      report: {
        why: 'Owners, liens, taxes and insurance, as public records have them.',
        request: propertyRequest,
        answer: propertyReport,
      },
    },
  },
  valuation: {
    vendor: 'valuation',
    calls: {
      order: { why: 'Sends someone to look at a house.', request: valuationRequest, answer: accepted },
      arrangeAppraisal: {
        why: 'Finds an appraiser and a price before anyone is sent.',
        request: arrangeAppraisalRequest,
        answer: appraisalArrangement,
      },
    },
    result: valuationResult,
  },
  title: {
    vendor: 'title',
    calls: {
      orderPayoffLetters: {
        why: 'Asks the holders of these liens what it takes to pay them off.',
        request: payoffRequest,
        answer: accepted,
      },
      orderFullTitle: { why: 'A full search of title, for insurance.', request: fullTitleRequest, answer: accepted },
      bringDown: {
        why: 'Every lien of record up to today but the one we recorded ourselves: what a search before funding is for.',
        request: titleRequest,
        answer: accepted,
      },
    },
    result: titleResult,
  },
  flood: {
    vendor: 'flood',
    calls: {
      determine: {
        why: 'The flood zone of a house. Where a person must read the map, the result comes later.',
        request: floodRequest,
        answer: floodAnswer,
      },
    },
    result: floodDetermination,
  },
  incomeRecords: {
    vendor: 'income',
    calls: {
      readPapers: {
        why: 'Reads what a person sent as proof of income. Say by call-back when there is a report to fetch.',
        request: papersRequest,
        answer: v.object({ reference: incomeReference }),
      },
      report: {
        why: 'What a link or papers say of an income, as far as it is known by now.',
        request: reportRequest,
        answer: incomeAnswer,
      },
      openLink: {
        why: 'Opens a window of yours in which a person signs in to payroll or to a bank.',
        request: incomeLinkRequest,
        answer: linkSession,
      },
      finished: {
        why: 'How the window ended, asked when the person is back.',
        request: finishedRequest,
        answer: linkResult,
      },
      exchange: {
        why: 'Gives lasting access for the short-lived token; refuse one that is too old or was never theirs.',
        request: exchangeRequest,
        answer: linked,
      },
    },
    notice: incomeNotice,
  },
  employment: {
    vendor: 'employment',
    calls: {
      verify: {
        why: 'Asks an employer whether this person works there now.',
        request: employmentRequest,
        answer: accepted,
      },
    },
    result: employmentFinding,
  },
  deposits: {
    vendor: 'bank',
    calls: {
      sendDeposits: {
        why: 'Sends two deposits of less than a dollar each to an account.',
        request: depositsRequest,
        answer: accepted,
      },
      checkDeposits: {
        why: 'Whether these were the amounts. Count wrong tries; after the last the answer is failed.',
        request: depositsAnswer,
        answer: depositsCheck,
      },
    },
    result: depositsFinding,
  },
  identity: {
    vendor: 'identity',
    calls: {
      verify: { why: 'Looks at an identity document and a face.', request: identityRequest, answer: accepted },
      askQuestions: {
        why: 'Questions that only this person should be able to answer; barred after too many failures in a day.',
        request: questionsRequest,
        answer: questions,
      },
      checkAnswers: { why: 'Whether the answers were right.', request: answersRequest, answer: answersCheck },
    },
    result: identityFinding,
  },
  documents: {
    vendor: 'documents',
    calls: {
      deliver: {
        why: 'Brings papers to people electronically. The result is the last of what became of them.',
        request: deliveryRequest,
        answer: accepted,
      },
    },
    result: deliveryFinding,
  },
  signing: {
    vendor: 'signing',
    calls: {
      openSession: {
        why: 'Opens a page of yours on which one person signs these papers.',
        request: signingRequest,
        answer: signingSession,
      },
      withdraw: {
        why: 'Takes the papers back, for instance because the terms changed; one that is signed stays signed.',
        request: withdrawRequest,
        answer: withdrawAnswer,
      },
    },
    result: envelopeFinding,
  },
  notary: {
    vendor: 'notary',
    calls: {
      prepare: {
        why: 'What the state wants before this deed is signed.',
        request: notary.packageRequest,
        answer: accepted,
      },
      openMeeting: {
        why: 'Opens a room by video with a seat for each participant.',
        request: notary.meetingRequest,
        answer: notary.meeting,
      },
      slots: {
        why: 'Times at which a notary can be met in person.',
        request: notary.slotsRequest,
        answer: v.array(notary.slot),
      },
      book: { why: 'Books one of them.', request: notary.bookingRequest, answer: notary.booking },
      release: {
        why: 'Gives back every time booked for the application under a lower number, also one whose booking is still on its way.',
        request: notary.releaseRequest,
        answer: notary.released,
      },
      // The room itself is ours: the platform says what to ask, and hears who answered and signed.
      takeSeat: {
        why: 'The questions to answer first; ended when the room is closed, or the seat is not in it.',
        request: notary.seatRequest,
        answer: notary.seat,
      },
      answerQuestions: {
        why: 'Whether the answers from this seat were right.',
        request: notary.seatAnswersRequest,
        answer: answersCheck,
      },
      signDeed: {
        why: 'Whether this signature counted: only of those who proved who they are, and only while the room is open. Asked again, say the same.',
        request: notary.seatRequest,
        answer: v.boolean(),
      },
    },
    result: notary.notaryFinding,
  },
  recording: {
    vendor: 'recording',
    calls: {
      record: { why: 'Takes an instrument to the county to be recorded.', request: recordRequest, answer: accepted },
      releaseLien: {
        why: 'Has our lien released, or an instrument called back that is not recorded yet.',
        request: releaseRequest,
        answer: accepted,
      },
    },
    result: recordingResult,
  },
  payments: {
    vendor: 'payments',
    calls: {
      disburse: {
        why: 'Pays the draw out. One loan is paid out once, whatever the key, unless the money came back: the second is alreadyPaid.',
        request: payments.disburseRequest,
        answer: payments.taken,
      },
      payCreditors: {
        why: 'Pays each debt once, whatever the key, unless its money came back; what has arrived counts as paid, what is on its way is alreadyPaid.',
        request: payments.payCreditorsRequest,
        answer: payments.taken,
      },
      charge: {
        why: 'Takes a fee once; asked under another key, name the payment that was made.',
        request: payments.chargeRequest,
        answer: payments.charge,
      },
      refund: {
        why: 'Gives back every fee taken for the application; nothing the second time.',
        request: payments.refundRequest,
        answer: payments.refund,
      },
    },
    result: payments.paymentResult,
  },
  servicing: {
    vendor: 'servicing',
    calls: {
      board: {
        why: 'Hands funded lines over. Count the totals yourself and say them with the result.',
        request: boardRequest,
        answer: accepted,
      },
    },
    result: boardingResult,
  },
  watchList: {
    vendor: 'watchList',
    calls: {
      screen: {
        why: 'Looks people up in the sanctions lists. A match is only a likeness: a person of ours decides what it is.',
        request: screeningRequest,
        answer: screening,
      },
    },
  },
  // A person who types is told nothing rather than a fault, and the person's words travel as `text`.
  addresses: {
    vendor: 'property',
    calls: {
      suggest: {
        why: 'Completes an address while a person types: the likeliest first, none for text too short to mean anything.',
        request: suggestRequest,
        answer: v.array(suggestedAddress),
      },
    },
  },
} as const satisfies { readonly [N in keyof Ports]: Row<CallsOf<Ports[N]>> };

export type HttpsNeed = keyof typeof httpsCalls;
export const rowOf = (need: HttpsNeed): Row => httpsCalls[need];
/** The needs whose call-backs come under a vendor's name. */
export const httpsNeedsOf = (vendor: VendorName) =>
  (Object.keys(httpsCalls) as HttpsNeed[]).filter((need) => httpsCalls[need].vendor === vendor && need !== 'addresses');
