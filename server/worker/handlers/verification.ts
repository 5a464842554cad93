/** Proof of what the borrower says: income, job, identity. */
import type { Application } from '#core/application/application.ts';
import type { PayloadIn } from '#core/journey/events.ts';
import { isCheckWanted } from '#core/journey/last-checks.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import { Secret } from '../../secret.ts';
import type { Employment } from '../../vendors/employment/port.ts';
import type { Identity } from '../../vendors/identity/port.ts';
import type { IncomeAnswer, IncomeNotice, IncomePapers } from '../../vendors/income/port.ts';
import { type EffectAnswer, type EffectHandlers, long, type Work } from '../effects.ts';
import { fullName, type ReadUpload } from './papers.ts';

export type SettingsOf = (work: Work) => LendingSettings;

export function incomeHandlers(income: IncomePapers, readUpload: ReadUpload): EffectHandlers<'income'> {
  const concluded = async (work: Work, reference: string): Promise<EffectAnswer<'verifyIncome'>> => {
    const access = (await work.about.number('incomeAccess')) ?? null;
    const answer = await income.report({ key: work.key, reference, access });
    if (answer.state !== 'ready') return waitOrLeave(work, answer, reference);
    const { hasTamperSignals, ...evidence } = answer.report;
    return { reports: 'incomeVerified', facts: { outcome: 'report', evidence, hasTamperSignals } };
  };
  return {
    verifyIncome: {
      start: async (work) => {
        const { source, linkToken, documentUuids = [] } = payloadOf<'incomeSourceProvided'>(work);
        if (linkToken !== undefined) return concluded(work, linkToken);
        // Someone may still be looking for the papers; the condition that asks for them stays open meanwhile.
        if (documentUuids.length === 0) return 'done';
        const { application } = work.about;
        const { reference } = await income.readPapers({
          key: work.key,
          source: source === 'MANUAL_PAYSTUB' ? source : 'OTHER',
          name: fullName(application.borrower),
          statedAnnualCents: application.income.annualIncomeCents,
          papers: await Promise.all(documentUuids.map((one) => readUpload(application, one))),
        });
        return { ordered: reference, from: 'income' };
      },
      long: {
        read: (message) => ({ ...income.read(message), reference: message.reference }),
        // The figures themselves are asked for when we finish; here it is enough that it may be worth asking.
        result: async (reference) => ({ state: 'ready', reference }),
        finish: async (work: Work, notice: IncomeNotice & { readonly reference: string }) =>
          notice.state === 'failed' && !arePapers(work) ? 'done' : concluded(work, notice.reference),
      },
    },
  };
}

const arePapers = (work: Work) => payloadOf<'incomeSourceProvided'>(work).linkToken === undefined;

/** A link that must be renewed, or a payroll that knows no one: the borrower chooses another way, so nothing is decided. */
function waitOrLeave(
  work: Work,
  answer: Exclude<IncomeAnswer, { state: 'ready' }>,
  reference: string,
): EffectAnswer<'verifyIncome'> {
  if (answer.state === 'pending') return { ordered: reference, from: 'income' };
  const isBlank = answer.why === 'noData' && arePapers(work);
  return isBlank ? { reports: 'incomeVerified', facts: { outcome: 'blank' } } : 'done';
}

export function employmentHandlers(employment: Employment): EffectHandlers<'employment'> {
  return {
    verifyEmployment: {
      start: async (work) => {
        const { application } = work.about;
        const { employerName, employerPhone } = payloadOf<'employerNamed'>(work);
        const employer = { name: employerName, phoneNumber: employerPhone ?? null };
        const { reference } = await employment.verify({
          key: work.key,
          applicationUuid: application.uuid,
          name: fullName(application.borrower),
          employer,
        });
        return { ordered: reference, from: 'employment' };
      },
      long: long(employment, (_, { outcome }) => ({ reports: 'employmentVerified', facts: { outcome } }) as const),
    },
    checkEmploymentAgain: {
      start: async ({ about: { application }, key }) => {
        const { employerName } = application.employment;
        if (employerName === null || !isCheckWanted(application, 'employment')) return 'done';
        const { reference } = await employment.verify({
          key,
          applicationUuid: application.uuid,
          name: fullName(application.borrower),
          employer: { name: employerName, phoneNumber: null },
          isAgain: true,
        });
        return { ordered: reference, from: 'employment' };
      },
      long: long(employment, (_, { outcome, ...rest }) => {
        const endedOn = 'endedOn' in rest ? rest.endedOn : null;
        return { reports: 'fundingChecked', facts: { check: 'employment', outcome, endedOn } } as const;
      }),
    },
  };
}

export function identityHandlers(identity: Identity, readUpload: ReadUpload): EffectHandlers<'identity'> {
  /** The front comes first and the face last; between them is the back, where it was asked for. */
  const images = (application: Application, documentUuids: readonly string[]) =>
    Promise.all(
      documentUuids.map(async (documentUuid, index) => {
        const isLast = index > 0 && index === documentUuids.length - 1;
        const side = index === 0 ? ('front' as const) : isLast ? ('selfie' as const) : ('back' as const);
        return { ...(await readUpload(application, documentUuid)), side };
      }),
    );
  return {
    verifyIdentity: {
      start: async (work) => {
        const { application, file } = work.about;
        const { documentType, documentUuids } = payloadOf<'identitySubmitted'>(work);
        const { reference } = await identity.verify({
          key: work.key,
          applicationUuid: application.uuid,
          identityUuid: application.borrower.identityUuid,
          name: fullName(application.borrower),
          birthDate: new Secret(file.birthDate),
          documentType,
          images: await images(application, documentUuids),
        });
        return { ordered: reference, from: 'identity' };
      },
      long: long(
        identity,
        (_, { verification, isFraud, hasTamperSignals }) =>
          ({ says: 'identityChecked', payload: { verification, isFraud, hasTamperSignals } }) as const,
      ),
    },
    verifySignerIdentity: {
      start: async (work) => {
        const { application } = work.about;
        const { identityUuid, documentUuids } = payloadOf<'signerIdentitySubmitted'>(work);
        const signer = application.signers.find((one) => one.identityUuid === identityUuid);
        const { reference } = await identity.verify({
          key: work.key,
          applicationUuid: application.uuid,
          identityUuid,
          name: signer?.name ?? '',
          birthDate: null,
          documentType: null,
          images: await images(application, documentUuids),
        });
        return { ordered: reference, from: 'identity' };
      },
      long: long(
        identity,
        (_, { identityUuid, verification, isFraud, hasTamperSignals }) =>
          ({
            says: 'signerIdentityChecked',
            payload: { identityUuid, verification, isFraud, hasTamperSignals },
          }) as const,
      ),
    },
  };
}

/** What the event that started this effect carried; it was checked against its schema when it happened. */
export function payloadOf<
  E extends
    | 'incomeSourceProvided'
    | 'employerNamed'
    | 'smallDepositsNeeded'
    | 'identitySubmitted'
    | 'signerIdentitySubmitted'
    | 'signerAdded'
    | 'notaryReserved'
    | 'closingCostsChanged',
>(work: Work): PayloadIn<E> {
  return work.about.event?.payload as PayloadIn<E>;
}
