/** What the line costs besides interest: each cost by its name, and the total the server worked out. */
import { formatCents, formatMoney } from '#core/offers/money.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import type { ChosenTerms } from './choice.ts';
import type { Offered } from './use-offers.ts';
import { costWords } from './words.ts';

export function Costs({ offered, terms }: { readonly offered: Offered; readonly terms: ChosenTerms }) {
  const { costs, totalPaidByBorrower, minRecordingTax, maxRecordingTax } = offered;
  const tax =
    minRecordingTax === maxRecordingTax
      ? formatMoney(maxRecordingTax, 2)
      : `${formatMoney(minRecordingTax, 2)} to ${formatMoney(maxRecordingTax, 2)}`;
  return (
    <Card title="Costs">
      <DefinitionList
        isBill
        rows={[
          { term: 'Origination fee, part of the line', value: formatCents(terms.feeCents) },
          ...costs.map(({ feeType, borrowerPaidAmount, jsCriteria }) => ({
            term: `${costWords[feeType] ?? feeType}${jsCriteria === '' ? '' : ', only if one is needed'}`,
            value: formatMoney(borrowerPaidAmount, 2),
          })),
          ...(maxRecordingTax > 0 ? [{ term: 'Recording tax, depending on the draw', value: tax }] : []),
          {
            term: 'Total we expect at closing, without taxes',
            value: formatMoney(totalPaidByBorrower, 2),
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
}
