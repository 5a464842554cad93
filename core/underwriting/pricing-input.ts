/** Puts together what pricing is told: the application, what underwriting knows beyond it, and the partner's rules. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { checkEligibility, type EligibilityFacts } from '#core/eligibility/eligibility.ts';
import { AporTooOld } from '#core/law/apor.ts';
import type { PricingInput } from '#core/offers/applicant.ts';
import type { Lien } from '#core/offers/underwriting.ts';
import { closingFactsOf, homeOf } from './closing-facts.ts';
import type { UnderwritingFile } from './file.ts';
import type { LendingSettings } from './settings.ts';

export interface Case {
  readonly application: Application;
  readonly file: UnderwritingFile;
  readonly settings: LendingSettings;
  /** Where the house stands. */
  readonly today: CalendarDate;
}

export function eligibilityFacts({ application, file }: Case): EligibilityFacts {
  return {
    propertyState: application.property.address.state as StateCode,
    propertyZip: application.property.address.zip,
    isListedForSale: file.isListedForSale,
    acquiredOn: file.property?.acquiredOn ?? undefined,
    employmentType: application.income.employmentType,
    annualIncomeDollars: application.income.annualIncomeCents / 100,
    otherIncomeDollars: application.income.otherIncomeCents / 100,
    birthDate: file.birthDate,
    lastHelocCompletedOn: file.lastHelocCompletedOn ?? undefined,
    originator: file.originator ?? undefined,
  };
}

export function pricingInput(about: Case): PricingInput {
  const { application, file, settings, today } = about;
  const { property, income, assetDepletion } = application;
  // Without the week's rates no one can say whether a line is high-cost: no rate is set, and nothing is declined either.
  if (settings.apor === undefined) throw new AporTooOld();
  const statedMonthlyCents = Math.floor((income.annualIncomeCents + income.otherIncomeCents) / 12);
  const { needsValuation, isValuationCovered, paysForNotary } = closingFactsOf({
    application,
    file,
    isValuationCovered: settings.isValuationCoveredByCompany,
    isManualNotaryOnly: settings.isManualNotaryOnly,
    on: today,
  });
  return {
    product: settings.pricedAs,
    findings: checkEligibility(eligibilityFacts(about), settings.eligibility, today),
    property: {
      ...homeOf(about),
      occupancy: property.occupancy,
      type: file.property?.type ?? 'SINGLE_FAMILY',
      condition: property.condition,
      valueCents: property.valueCents ?? 0,
      monthlyUpkeepCents: file.property?.monthlyUpkeepCents ?? 0,
      monthlyRentCents: file.property?.monthlyRentCents ?? 0,
    },
    credit: {
      score: file.credit?.score ?? null,
      keyFactors: file.credit?.keyFactors ?? [],
      marks: file.credit?.marks ?? [],
    },
    income: {
      monthlyCents:
        income.verifiedIncomeCents === null ? statedMonthlyCents : Math.floor(income.verifiedIncomeCents / 12),
      statedMonthlyCents,
      isVerified: income.isVerified,
      employmentType: income.employmentType,
    },
    liens: liensOf(about),
    liabilities: liabilitiesOf(about),
    assets:
      assetDepletion.amountCents === null
        ? undefined
        : { liquidCents: assetDepletion.amountCents, retirementCents: 0, fundsNeededCents: 0, reservesCents: 0 },
    membership: settings.membership,
    lineCentsMax: application.offers.lineCentsMax ?? undefined,
    apor: settings.apor,
    needsManualNotary: paysForNotary,
    needsValuation,
    isValuationCoveredByCompany: isValuationCovered,
  };
}

export function liensOf({ application, file }: Pick<Case, 'application' | 'file'>): Lien[] {
  return application.liens.map((lien) => {
    const known = file.liens.find(({ uuid }) => uuid === lien.uuid) ?? lien.told;
    return {
      kind: known?.kind ?? 'MORTGAGE',
      balanceCents: lien.payoffCents ?? lien.balanceCents,
      limitCents: known?.limitCents ?? undefined,
      monthlyPaymentCents: known?.monthlyPaymentCents ?? 0,
      // A loan paid off with the draw is also closed: we would not lend behind a line that can be drawn again.
      plan: lien.isPaidOff ? 'PAY_OFF_AND_CLOSE' : 'KEEP',
    };
  });
}

function liabilitiesOf({ application, file }: Case) {
  const chosen = new Set(application.offers.debtsToPay);
  return (file.credit?.liabilities ?? []).map((liability) =>
    chosen.has(liability.uuid) ? { ...liability, payOff: { status: 'SELECTED' as const } } : liability,
  );
}
