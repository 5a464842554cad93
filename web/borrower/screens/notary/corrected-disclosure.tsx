/** The closing disclosure was made again: what it says now, what it said before, and the paper itself. */
import { closingDisclosureScreen } from '#core/journey/screens.ts';
import { closingCostKinds, closingCostNames, costCentsOf } from '#core/offers/closing-cost-kinds.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/notary-in-person.ts';
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
    { name: words.youReceive, was: before.cashCents, now: cashCents },
  ].filter(({ was, now }) => was !== now);
  return (
    <Card title={words.yourClosingDisclosureHas}>
      <p>{words.weMadeItAgain}</p>
      <DataTable
        caption={words.whatChanged}
        isCaptionHidden
        columns={[
          { key: 'name', header: words.whatChanged, cell: ({ name }) => name },
          { key: 'was', header: words.before, isNumber: true, cell: ({ was }) => formatCents(was) },
          { key: 'now', header: words.now, isNumber: true, cell: ({ now }) => formatCents(now) },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <div className={screenStyles['actions']}>
        <LinkAsButton to={pathTo(closingDisclosureScreen)} kind="secondary">
          {words.readTheCorrectedDisclosure}
        </LinkAsButton>
      </div>
    </Card>
  );
}
