/** The closing disclosure was made again: what it says now, what it said before, and the paper itself. */
import { closingCostKinds, closingCostNames, costCentsOf } from '#core/offers/closing-costs.ts';
import { formatCents } from '#core/offers/money.ts';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { LinkAsButton } from '../../link.tsx';
import type { Particulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';

export function CorrectedDisclosure({ division }: Pick<Particulars, 'division'>) {
  const pathTo = useScreenPath();
  if (!division?.before) return null;
  const { before, costs, cashCents } = division;
  const rows = [
    ...closingCostKinds.map((kind) => ({
      name: closingCostNames[kind],
      was: costCentsOf(before.costs, kind),
      now: costCentsOf(costs, kind),
    })),
    { name: 'You receive', was: before.cashCents, now: cashCents },
  ].filter(({ was, now }) => was !== now);
  return (
    <Card title="Your closing disclosure has changed">
      <p>
        We made it again, because a cost is no longer what it said. Please read the new one before you sign the deed.
      </p>
      <DataTable
        caption="What changed"
        isCaptionHidden
        columns={[
          { key: 'name', header: 'What changed', cell: ({ name }) => name },
          { key: 'was', header: 'Before', isNumber: true, cell: ({ was }) => formatCents(was) },
          { key: 'now', header: 'Now', isNumber: true, cell: ({ now }) => formatCents(now) },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <div className={screenStyles['actions']}>
        <LinkAsButton to={pathTo('document/disclosures')} kind="secondary">
          Read the corrected disclosure
        </LinkAsButton>
      </div>
    </Card>
  );
}
