import { LineChart } from '#web/ui/chart.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { KeyFigures } from '#web/ui/key-figure.tsx';
import { Specimen } from './specimen.tsx';

export function Figures() {
  return (
    <>
      <Specimen title="With a chief figure" isWide>
        <KeyFigures
          figures={[
            {
              key: 'draw',
              label: 'Your initial draw',
              value: '$65,000',
              note: 'Paid to your bank account',
              isChief: true,
            },
            { key: 'apr', label: 'APR', value: '8.42%' },
            { key: 'payment', label: 'Monthly payment', value: '$637.18' },
            { key: 'term', label: 'Term', value: '15 years', note: '3-year draw period' },
          ]}
        />
      </Specimen>
      <Specimen title="Of equal weight" isWide>
        <KeyFigures
          figures={[
            { key: 'a', label: 'Available', value: '$42,500' },
            { key: 'b', label: 'Balance', value: '$22,500' },
          ]}
        />
      </Specimen>
    </>
  );
}

const draws = [
  { id: '1', when: 'November 3, 2026', amount: '$65,000.00', rate: '8.15%', status: 'Funded' },
  { id: '2', when: 'December 18, 2026', amount: '$4,250.50', rate: '8.40%', status: 'On its way to your bank' },
];
const columns = [
  { key: 'when', header: 'Draw', cell: (draw: (typeof draws)[number]) => draw.when },
  { key: 'status', header: 'Status', cell: (draw: (typeof draws)[number]) => draw.status },
  { key: 'rate', header: 'Rate', isNumber: true, cell: (draw: (typeof draws)[number]) => draw.rate },
  { key: 'amount', header: 'Amount', isNumber: true, cell: (draw: (typeof draws)[number]) => draw.amount },
];

export function DataTables() {
  return (
    <>
      <Specimen title="With rows" isWide>
        <DataTable caption="Your draws" columns={columns} rows={draws} rowKey={({ id }) => id} />
      </Specimen>
      <Specimen title="Empty" isWide>
        <DataTable
          caption="Your draws so far"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          emptyText="You have not drawn yet."
        />
      </Specimen>
    </>
  );
}

const years = Array.from({ length: 16 }, (_, year) => year);
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

export function Charts() {
  return (
    <Specimen title="Balance over the term" isWide>
      <LineChart
        title="Balance by year, as agreed and with $100 more each month"
        xLabel="Year"
        formatX={(year) => `Year ${year}`}
        formatY={dollars}
        series={[
          { name: 'As agreed', isArea: true, points: years.map((x) => ({ x, y: 65_000 * (1 - (x / 15) ** 1.6) })) },
          {
            name: '$100 more',
            points: years.filter((x) => x <= 12).map((x) => ({ x, y: 65_000 * (1 - (x / 12) ** 1.5) })),
          },
        ]}
      />
    </Specimen>
  );
}
