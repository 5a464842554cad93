/** The last miles: flood map, county recorder, and the money itself. */
import type { Application, BankAccount, MoneySent } from '#core/application/application.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { waitsForCounty } from '#core/journey/county.ts';
import { destinationOf } from '#core/payments/destination.ts';
import { countyFipsOf } from '#core/underwriting/home-county.ts';
import { divisionOf, payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/errors/payments.ts';
import type { Documents } from '../../lending/documents/index.ts';
import { isReleasedAs } from '../../release.ts';
import type { Flood } from '../../vendors/flood/port.ts';
import type { DisburseRequest, PaymentResult, Payments } from '../../vendors/payments/port.ts';
import type { Recording } from '../../vendors/recording/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import { type EffectHandlers, long, type Work } from '../effects.ts';

export function floodHandlers(flood: Flood): EffectHandlers<'flood'> {
  return {
    determineFloodZone: {
      start: async ({ about: { application }, key }) => {
        const request = { key, applicationUuid: application.uuid, address: application.property.address };
        const answer = await flood.determine(request);
        if (answer.outcome === 'determined')
          return { says: 'floodDetermined', payload: { zone: answer.determination.zone } };
        return { says: 'floodCertificateDelayed', payload: {}, order: { ordered: answer.reference, from: 'flood' } };
      },
      long: long(flood, (_, { zone }) => ({ says: 'floodDetermined', payload: { zone } }) as const),
    },
  };
}

export function recordingHandlers(recording: Recording, documents: Documents): EffectHandlers<'recording'> {
  const release = lienRelease(recording);
  return {
    recordDeed: {
      start: async (work) => {
        const { application, event } = work.about;
        if (waitsForCounty(application, event)) return 'done';
        const { reference } = await recording.record({
          ...countyRequest(work),
          instrument: await instrumentOf(documents, application),
          beside: await besideInstrument(documents, application),
          lineCents: application.offers.selected?.amountCents ?? 0,
          dwellingUnits: work.about.file.property?.dwellingUnits ?? 1,
        });
        return { ordered: reference, from: 'recording' };
      },
      long: long(recording, (_, result) => {
        if (result.outcome === 'recorded')
          return { says: 'deedRecorded', payload: { instrumentNumber: result.instrumentNumber } } as const;
        if (result.outcome === 'rejected') return { says: 'recordingRejected', payload: { why: result.why } } as const;
        return { says: 'deedSubmitted', payload: { isGapCovered: true } } as const;
      }),
    },
    releaseLien: release,
    releaseRecordedLien: release,
  };
}

function lienRelease(recording: Recording) {
  return {
    start: async (work: Work) => {
      const { instrumentNumber } = work.about.application.recording;
      const { reference } = await recording.releaseLien({ ...countyRequest(work), instrumentNumber });
      return { ordered: reference, from: 'recording' } as const;
    },
    long: long(recording, (_, result) => {
      // The journey is over and has no way for it: the county's message waits at the desk until it is taken.
      if (result.outcome === 'rejected') throw new VendorFault('recording', 'the county refused the release of a lien');
      const instrumentNumber = result.outcome === 'recorded' ? result.instrumentNumber : null;
      return { says: 'lienReleased', payload: { instrumentNumber } } as const;
    }),
  };
}

function chargeAppraisal(payments: Payments): EffectHandlers<'payments'>['chargeAppraisal'] {
  return {
    start: async ({ about: { application }, key }) => {
      const { appraisal } = application.accounts;
      const { appraisalFeeCents } = application.valuation;
      if (appraisal === null || appraisalFeeCents === null)
        return {
          says: 'appraisalPaymentRefused',
          payload: { why: words.thereIsNothingToPay },
        };
      const answer = await payments.charge({
        key,
        applicationUuid: application.uuid,
        purpose: 'appraisal',
        feeCents: appraisalFeeCents,
        account: bankAccount(appraisal),
      });
      return answer.outcome === 'charged'
        ? { says: 'appraisalPaid', payload: { paymentUuid: answer.paymentUuid } }
        : { says: 'appraisalPaymentRefused', payload: { why: answer.why } };
    },
  };
}

export function paymentHandlers(payments: Payments): EffectHandlers<'payments'> {
  return {
    chargeAppraisal: chargeAppraisal(payments),
    disburseFunds: {
      start: async ({ about: { application, file }, key }) => {
        const payoffs = payoffsOf(application, file);
        const { cashCents: amountCents, shortCents } = divisionOf(application, payoffs);
        // Only where operations put it past the closing disclosure, which refuses such a draw: someone has to look.
        if (shortCents > 0) throw new VendorFault('payments', 'the draw does not pay off what it is to pay off');
        if (!isReleasedAs(application, payoffs)) return withheld('disbursement');
        // All of it goes to others: there is nothing to send, and the payoffs are next.
        if (amountCents === 0) return { says: 'fundsDisbursed', payload: { traceId: `nothing in cash ${key}` } };
        const account = payeeOf(application);
        if (account === undefined) throw new VendorFault('payments', 'no account is known that the draw could go to');
        const taken = await payments.disburse({
          key,
          applicationUuid: application.uuid,
          loanNumber: application.loanNumber ?? application.uuid,
          amountCents,
          account,
        });
        return accepted(taken, 'disbursement', 'disbursementReturned');
      },
      long: long(payments, (_, result) =>
        result.outcome === 'settled'
          ? ({ says: 'fundsDisbursed', payload: { traceId: result.traceId } } as const)
          : ({ says: 'disbursementReturned', payload: { why: returnedWords(result) } } as const),
      ),
    },
    payCreditors: {
      start: async ({ about: { application, file }, key }) => {
        const payoffs = payoffsOf(application, file);
        if (!isReleasedAs(application, payoffs)) return withheld('creditorPayment');
        if (payoffs.length === 0) return { says: 'creditorsPaid', payload: {} };
        const taken = await payments.payCreditors({
          key,
          applicationUuid: application.uuid,
          borrower: application.borrower.name,
          debts: payoffs,
        });
        return accepted(taken, 'creditorPayment', 'creditorPaymentReturned');
      },
      long: long(payments, (_, result) =>
        result.outcome === 'settled'
          ? ({ says: 'creditorsPaid', payload: {} } as const)
          : ({
              says: 'creditorPaymentReturned',
              payload: { why: returnedWords(result), returned: result.returned },
            } as const),
      ),
    },
    ...refundHandlers(payments),
  };
}

function payeeOf(application: Application): DisburseRequest['account'] | undefined {
  const destination = destinationOf(application);
  return destination?.kind === 'bank' ? bankAccount(destination.account) : destination;
}

const bankAccount = ({ accountToken, mask }: BankAccount) => ({ kind: 'bank', accountToken, mask }) as const;

/** What was paid goes back: before the law let us keep it, or because it ended. What is not owed is not begun. */
function refundHandlers(payments: Payments) {
  const giveBack = { start: ({ about: { application }, key }: Work) => givenBack(payments, key, application.uuid) };
  return { refundEarlyFees: giveBack, refundFees: giveBack } satisfies Pick<
    EffectHandlers<'payments'>,
    'refundEarlyFees' | 'refundFees'
  >;
}

/** What went back is said once; where nothing was taken there is nothing to say. */
async function givenBack(payments: Payments, key: string, applicationUuid: string) {
  const { amountCents } = await payments.refund({ key, applicationUuid });
  return amountCents > 0 ? ({ says: 'feesGivenBack', payload: { amountCents } } as const) : 'done';
}

const withheld = (of: MoneySent) =>
  ({
    says: 'paymentWithheld',
    payload: { of, why: words.whatWouldBeSentIs },
  }) as const;

/** Money that the bank will not even try to send has come back at once; what it says it has paid has not. */
function accepted<E extends 'disbursementReturned' | 'creditorPaymentReturned'>(
  taken: Awaited<ReturnType<Payments['disburse']>>,
  of: MoneySent,
  says: E,
) {
  if (taken.outcome === 'alreadyPaid') return { says: 'paymentQuestioned', payload: { of, why: taken.why } } as const;
  if (taken.outcome === 'refused') return { says, payload: { why: taken.why } } as const;
  return { ordered: taken.reference, from: 'payments' } as const;
}

function returnedWords(result: Extract<PaymentResult, { outcome: 'returned' }>): string {
  return `${result.code}: ${result.why}`;
}

/** The instrument as it stands now: what is recorded is what was signed. */
async function instrumentOf(documents: Documents, { orgCode, uuid: applicationUuid, notary }: Application) {
  const of = { orgCode, applicationUuid };
  const all = await documents.list(of, 'system');
  const scans = notary.scans.flatMap((uuid) => all.find((one) => one.uuid === uuid) ?? []);
  const signed = scans.length > 0 ? scans : await documents.latest(of, ['SECURITY_INSTRUMENT'], 'system');
  if (signed.length === 0) throw new Error('There is no security instrument to record.');
  return signed.map(({ uuid, sha256 }) => ({ documentUuid: uuid, sha256 }));
}

/** The borrower had it with the closing disclosure, where the lender gives one. */
async function besideInstrument(documents: Documents, { orgCode, uuid: applicationUuid }: Application) {
  const returns = await documents.latest({ orgCode, applicationUuid }, ['DC_RECORDATION_RETURN'], 'system');
  return returns.map(({ uuid, sha256 }) => ({ documentUuid: uuid, sha256 }));
}

function countyRequest({ about: { application, file }, key }: Work) {
  const { address } = application.property;
  const countyFips = countyFipsOf(application, file);
  if (countyFips === null) throw new VendorFault('recording', 'no county is known that could record the deed');
  return {
    key,
    applicationUuid: application.uuid,
    address: { ...address, state: address.state as StateCode },
    countyFips,
  };
}
