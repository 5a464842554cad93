/** What the complaints of a year come to, by kind: how many, how many late, how fast; and as a file. */
import { useState } from 'react';
import * as words from '#core/words/en/console/complaints.ts';
import * as says from '#core/words/en/support/complaints.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { type Answer, callForFile } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';

const key = 'GET /service-console/api/v1/complaints/report';
type Counted = Answer<typeof key>['rows'][number];
const yearsBack = 5;

export function Report() {
  const now = new Date().getFullYear();
  const [year, setYear] = useState(String(now));
  const query = useRead(key, [{ query: { year } }]);
  const years = Array.from({ length: yearsBack }, (_, index) => String(now - index));
  return (
    <Card title={words.report(year)}>
      <SelectField
        label={words.year}
        name="year"
        value={year}
        options={years.map((one) => ({ value: one, label: one }))}
        onChange={setYear}
      />
      <Loaded query={query} label={words.readingReport}>
        {({ rows }) => <Table rows={rows} year={year} />}
      </Loaded>
      <TakeFile year={year} />
    </Card>
  );
}

interface Line extends Omit<Counted, 'kind'> {
  readonly name: string;
}

function Table({ rows, year }: { readonly rows: readonly Counted[]; readonly year: string }) {
  const { heads } = words;
  const sum = (of: (row: Counted) => number) => rows.reduce((total, row) => total + of(row), 0);
  const all: Line = {
    name: words.total,
    received: sum(({ received }) => received),
    answered: sum(({ answered }) => answered),
    late: sum(({ late }) => late),
    open: sum(({ open }) => open),
    days: null,
  };
  const count = (key: 'received' | 'answered' | 'late' | 'open') => ({
    ...{ key, header: heads[key], isNumber: true },
    cell: (line: Line) => line[key],
  });
  return (
    <DataTable
      caption={words.report(year)}
      isCaptionHidden
      rows={[...rows.map(({ kind, ...row }) => ({ ...row, name: says.kinds[kind] })), all]}
      rowKey={({ name }) => name}
      columns={[
        { key: 'kind', header: heads.kind, cell: ({ name }: Line) => name },
        ...(['received', 'answered', 'late', 'open'] as const).map(count),
        {
          ...{ key: 'days', header: heads.days, isNumber: true },
          cell: ({ days }: Line) => (days === null ? words.noDays : words.days(days)),
        },
      ]}
    />
  );
}

function TakeFile({ year }: { readonly year: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile('GET /service-console/api/v1/complaints/export', { query: { year } });
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'text/csv' }));
      Object.assign(document.createElement('a'), { href: url, download: `complaints-${year}.csv` }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles['actions']}>
      {failure !== undefined && <Alert title={words.failed}>{failure}</Alert>}
      <OfferedButton
        kind="secondary"
        hint={words.report(year)}
        isBusy={isBusy}
        busyLabel={words.sending}
        onClick={() => void take()}
      >
        {words.download}
      </OfferedButton>
    </div>
  );
}
