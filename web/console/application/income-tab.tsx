/** What the borrower earns: as they said it, as it was verified, how, and by whom. */
import { formatCents } from '#core/offers/money.ts';
import { type EmploymentType, employmentLabels } from '#core/people/income.ts';
import * as words from '#core/words/en/console/case.ts';
import { centsOr, type TabProps, yesNo } from './case.ts';
import { Facts, Part, Proofs } from './parts.tsx';

export function IncomeTab({ closing: { file, timeZone } }: TabProps) {
  const { income, borrowerSees } = file;
  const { particulars } = borrowerSees;
  const { employerName, employerTold } = particulars;
  const employer = employerName ?? (employerTold === null ? words.notKnownYet : words.employerTold(employerTold));
  return (
    <>
      <Part title={words.tabs.income}>
        <Facts
          rows={[
            { term: words.statedIncome, value: formatCents(particulars.annualIncomeCents) },
            particulars.otherIncomeCents === 0
              ? null
              : { term: words.otherIncome, value: formatCents(particulars.otherIncomeCents) },
            {
              term: words.verifiedIncome,
              value: income.isVerified ? centsOr(income.verifiedCents, words.verified) : words.statedOnly,
            },
            {
              term: words.employment,
              value: employmentLabels[particulars.employmentType as EmploymentType] ?? words.notKnownYet,
            },
            { term: words.employer, value: employer },
            { term: words.employmentVerified, value: yesNo(income.isEmploymentVerified) },
            income.assetsCents === null ? null : { term: words.savingsShown, value: formatCents(income.assetsCents) },
          ]}
        />
      </Part>
      <Part title={words.howItWasProven}>
        <Proofs label={words.howItWasProven} proofs={income.proofs} timeZone={timeZone} empty={words.noProofYet} />
      </Part>
    </>
  );
}
