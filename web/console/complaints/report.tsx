/** What the complaints of a year come to, by kind: how many, how many late, how fast; and as a file. */
import { useState } from 'react';
import * as words from '#core/words/en/console/complaints.ts';
import * as says from '#core/words/en/support/complaints.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, callForFile } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from '../console.module.css';
import { LoadedPage } from '../loaded-page.tsx';

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
      <LoadedPage query={query} label={words.readingReport}>
        {({ rows }) => <Table rows={rows} year={year} />}
      </LoadedPage>
      <TakeFile year={year} />
    </Card>
  );
}

function Table({ rows, year }: { readonly rows: readonly Counted[]; readonly year: string }) {
  const { heads } = words;
  const sum = (of: (row: Counted) => number) => rows.reduce((total, row) => total + of(row), 0);
  return (
    <section className={styles['scroll']} aria-label={words.report(year)}>
      <table>
        <thead>
          <tr>
            {Object.values(heads).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, received, answered, late, open, days }) => (
            <tr key={kind}>
              <th scope="row">{says.kinds[kind]}</th>
              <td>{received}</td>
              <td>{answered}</td>
              <td>{late}</td>
              <td>{open}</td>
              <td>{days === null ? words.noDays : words.days(days)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.total}</th>
            <td>{sum(({ received }) => received)}</td>
            <td>{sum(({ answered }) => answered)}</td>
            <td>{sum(({ late }) => late)}</td>
            <td>{sum(({ open }) => open)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </section>
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
      <Button kind="secondary" isBusy={isBusy} busyLabel={words.sending} onClick={() => void take()}>
        {words.download}
      </Button>
    </div>
  );
}
