/** The register under HMDA for compliance: rows with their edits, the file, and tools that work in the browser alone. */
import { useState } from 'react';
import * as words from '#core/words/en/console/hmda.ts';
import { sayDay } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, callForFile } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList, Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';
import { Findings } from './findings.tsx';
import { ScheduleApr } from './schedule-apr.tsx';
import { CheckDigits, CheckText, RateSpread } from './tools.tsx';

const key = 'GET /service-console/api/v1/hmda';
type Register = Answer<typeof key>;
type Row = Register['rows'][number];

const firstYear = 2024;

interface Choice {
  readonly year: string;
  readonly lender: string | undefined;
}

export function HmdaPage() {
  const thisYear = new Date().getFullYear();
  const [choice, setChoice] = useState<Choice>({ year: String(thisYear), lender: undefined });
  const [after, setAfter] = useState<string>();
  const choose = (part: Partial<Choice>) => {
    setAfter(undefined);
    setChoice({ ...choice, ...part });
  };
  const asked = { ...(choice.lender !== undefined && { lender: choice.lender }), year: choice.year };
  const query = useRead(key, [{ query: { ...asked, ...(after !== undefined && { after }) } }]);
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index));
  return (
    <>
      <Bar title={words.title} />
      <p className={styles['muted']}>{words.intro}</p>
      <LoadedPage query={query} label={words.reading}>
        {(register) => (
          <div className={styles['stack']}>
            <div className={styles['filters']}>
              {register.lenders.length > 1 && (
                <SelectField
                  label={words.lender}
                  name="lender"
                  value={register.lender.code}
                  options={register.lenders.map(({ code, name }) => ({ value: code, label: name }))}
                  onChange={(lender) => choose({ lender })}
                />
              )}
              <SelectField
                label={words.year}
                name="year"
                value={choice.year}
                options={years.map((year) => ({ value: year, label: year }))}
                onChange={(year) => choose({ year })}
              />
            </div>
            <Rows register={register} />
            <div className={styles['actions']}>
              {register.next !== null && (
                <Button kind="secondary" onClick={() => setAfter(register.next ?? undefined)}>
                  {words.more}
                </Button>
              )}
              {register.lender.lei !== null && <TakeFile asked={asked} />}
            </div>
          </div>
        )}
      </LoadedPage>
      <CheckText />
      <CheckDigits />
      <RateSpread />
      <ScheduleApr />
    </>
  );
}

function Rows({ register: { lender, tracts, rows } }: { readonly register: Register }) {
  if (lender.lei === null) return <Nothing>{words.noLei}</Nothing>;
  return (
    <>
      <p className={styles['muted']}>
        {words.rowsOf(rows.length)}. {tractsLine(tracts)}
      </p>
      {rows.length === 0 ? (
        <Nothing>{words.noRows}</Nothing>
      ) : (
        <ItemList items={rows} keyOf={({ applicationUuid }) => applicationUuid}>
          {(row) => <OneRow row={row} />}
        </ItemList>
      )}
    </>
  );
}

function tractsLine(tracts: Register['tracts']): string {
  if (tracts === null) return words.noTracts;
  return tracts.isSample ? words.sampleTracts(sayDay(tracts.asOf)) : words.tractsAsOf(sayDay(tracts.asOf));
}

function OneRow({ row }: { readonly row: Row }) {
  const { applicationUuid, loanNumber, uli, action, actionDate, findings } = row;
  const day = `${actionDate.slice(0, 4)}-${actionDate.slice(4, 6)}-${actionDate.slice(6)}`;
  return (
    <>
      <h2 className={styles['itemTitle']}>
        <PageLink className={styles['plain']} to={applicationPath(applicationUuid)}>
          {loanNumber === null ? uli : showLoanNumber(loanNumber)}
        </PageLink>
      </h2>
      <p>
        {words.actions[action] ?? action} · {sayDay(day)}
      </p>
      <p className={styles['muted']}>
        {words.uli} {uli}
      </p>
      <Findings findings={findings} />
    </>
  );
}

function TakeFile({ asked }: { readonly asked: { readonly lender?: string; readonly year: string } }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile('GET /service-console/api/v1/hmda/file', { query: asked });
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'text/plain' }));
      Object.assign(document.createElement('a'), { href: url, download: words.fileName(asked.year) }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div>
      {failure !== undefined && <Alert title={words.fileFailed}>{failure}</Alert>}
      <OfferedButton kind="secondary" isBusy={isBusy} busyLabel={words.taking} onClick={() => void take()}>
        {words.takeFile}
      </OfferedButton>
    </div>
  );
}
