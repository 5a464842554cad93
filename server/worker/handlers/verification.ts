/** Proof of what the borrower says: income, job, account, identity. */
import { randomUUID } from 'node:crypto';
import { dateIn } from '#core/calendar/zoned.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { PayloadIn } from '#core/journey/events.ts';
import { annualIncomeCents, decideIncome } from '#core/underwriting/income.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import { Secret } from '../../secret.ts';
import type { BankLinks } from '../../vendors/bank/port.ts';
import type { Employment } from '../../vendors/employment/port.ts';
import type { Identity } from '../../vendors/identity/port.ts';
import type { IncomeAnswer, IncomeNotice, IncomePapers, IncomeReport } from '../../vendors/income/port.ts';
import { type EffectAnswer, type EffectHandlers, long, type Work } from '../effects.ts';
import { fullName, uploadOf } from './papers.ts';

export type SettingsOf = (work: Work) => LendingSettings;

export function incomeHandlers(income: IncomePapers, settingsOf: SettingsOf): EffectHandlers<'income'> {
  const concluded = async (work: Work, reference: string): Promise<EffectAnswer<'verifyIncome'>> => {
    const access = (await work.about.number('incomeAccess')) ?? null;
    const answer = await income.report({ key: work.key, reference, access });
    if (answer.state === 'ready') return decided(work, answer.report, settingsOf(work));
    return waitOrLeave(answer, reference);
  };
  return {
    verifyIncome: {
      start: async (work) => {
        const { source, linkToken, documentUuids = [] } = payloadOf<'incomeSourceProvided'>(work);
        if (linkToken !== undefined) return concluded(work, linkToken);
        // Somebody may still be looking for the papers; the condition that asks for them stays open meanwhile.
        if (documentUuids.length === 0) return 'done';
        const { application } = work.about;
        const { reference } = await income.readPapers({
          key: work.key,
          source: source === 'MANUAL_PAYSTUB' ? source : 'OTHER',
          name: fullName(application.borrower),
          statedAnnualCents: application.income.annualIncomeCents,
          papers: documentUuids.map(uploadOf),
        });
        return { ordered: reference, from: 'income' };
      },
      long: {
        read: (message) => ({ ...income.read(message), reference: message.reference }),
        // The figures themselves are asked for when we finish; here it is enough that it may be worth asking.
        result: async (reference) => ({ state: 'ready', reference }),
        finish: async (work: Work, notice: IncomeNotice & { readonly reference: string }) =>
          notice.state === 'failed' ? 'done' : concluded(work, notice.reference),
      },
    },
  };
}

/** A link that must be renewed, or a payroll that knows nobody: the borrower chooses another way, so nothing is decided. */
function waitOrLeave(
  answer: Exclude<IncomeAnswer, { state: 'ready' }>,
  reference: string,
): EffectAnswer<'verifyIncome'> {
  return answer.state === 'pending' ? { ordered: reference, from: 'income' } : 'done';
}

function decided(work: Work, report: IncomeReport, settings: LendingSettings): EffectAnswer<'verifyIncome'> {
  const { application, file, now } = work.about;
  const today = dateIn(application.property.timeZone ?? 'America/Los_Angeles', now);
  const verifiedIncomeCents = report.hasTamperSignals ? 0 : annualIncomeCents(report, today);
  const { outcome, pricing } = decideIncome({ application, file, settings, today }, verifiedIncomeCents);
  if (outcome === 'unverifiable') return { says: 'incomeVerified', payload: { outcome } };
  if (!pricing) return { says: 'incomeVerified', payload: { outcome, verifiedIncomeCents } };
  const setUuid = randomUUID();
  const reasons: RuleCode[] = outcome === 'lower' ? ['DTI_MIN_DRAW'] : [];
  return {
    says: 'incomeVerified',
    payload: {
      outcome,
      verifiedIncomeCents,
      reasons,
      ...(pricing.offerSet ? { subDecision: pricing.subDecision, setUuid } : {}),
    },
    pricing: { uuid: setUuid, pricing },
  };
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
      long: long(employment, (_, finding) => {
        if (finding.outcome === 'notReached') return 'notYet' as const;
        return { says: 'employmentVerified', payload: { isEmployed: finding.outcome === 'employed' } } as const;
      }),
    },
  };
}

export function bankHandlers(bank: Pick<BankLinks, 'checkOwner'>): EffectHandlers<'bank'> {
  return {
    verifyAccountOwner: {
      start: async ({ about, key }) => {
        const use = about.application.accounts.autopay ? 'autopay' : 'disburse';
        const [routingNumber, accountNumber] = await Promise.all([
          about.number(`${use}Routing`),
          about.number(`${use}Account`),
        ]);
        if (!routingNumber || !accountNumber) return { says: 'accountOwnerChecked', payload: { isOwner: false } };
        const name = fullName(about.application.borrower);
        const { outcome } = await bank.checkOwner({
          key,
          name,
          account: { kind: 'typed', routingNumber, accountNumber },
        });
        // A bank that does not know leaves it to a person, like one that says no.
        return { says: 'accountOwnerChecked', payload: { isOwner: outcome === 'owner' } };
      },
    },
  };
}

export function identityHandlers(identity: Identity): EffectHandlers<'identity'> {
  const images = (documentUuids: readonly string[]) => {
    const sides = ['front', 'back', 'selfie'] as const;
    return documentUuids.map((documentUuid, index) => ({ ...uploadOf(documentUuid), side: sides[index] ?? 'selfie' }));
  };
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
          images: images(documentUuids),
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
          images: images(documentUuids),
        });
        return { ordered: reference, from: 'identity' };
      },
      long: long(
        identity,
        (_, { identityUuid, verification }) =>
          ({ says: 'signerIdentityChecked', payload: { identityUuid, verification } }) as const,
      ),
    },
  };
}

/** What the event that started this effect carried; it was checked against its schema when it happened. */
export function payloadOf<
  E extends
    | 'incomeSourceProvided'
    | 'employerNamed'
    | 'identitySubmitted'
    | 'signerIdentitySubmitted'
    | 'notaryReserved',
>(work: Work): PayloadIn<E> {
  return work.about.event?.payload as PayloadIn<E>;
}
