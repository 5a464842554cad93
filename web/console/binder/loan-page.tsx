/** The binder of one application: every obligation, what is wrong first, with its proof or why it does not apply. */
import { useState } from 'react';
import * as words from '#core/words/en/console/binder.ts';
import * as says from '#core/words/en/law/obligations.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, callForFile } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayEvent } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';
import { RecordsOf } from '../records/records-of.tsx';

const key = 'GET /service-console/api/v1/applications/{uuid}/binder';
type Row = Answer<typeof key>['rows'][number];
type State = Row['state'];

/** What an examiner would object to stands first. */
const order: readonly State[] = ['broken', 'missing', 'late', 'due', 'met', 'ahead', 'notApplicable'];
const red: readonly State[] = ['broken', 'missing', 'late'];

export function LoanBinderPage({ uuid }: { readonly uuid: string }) {
  const query = useRead(key, [{ params: { uuid } }]);
  return (
    <LoadedPage
      query={query}
      label={words.reading}
      heading={({ loanNumber, rows }) => (
        <>
          <Bar title={words.ofLoan(showLoanNumber(loanNumber))} />
          <p>{words.summary(rows.filter(({ state }) => red.includes(state)).length)}</p>
          <p>
            <PageLink to={applicationPath(uuid)}>{words.backToApplication}</PageLink>
          </p>
          <TakeFile uuid={uuid} loanNumber={loanNumber} />
          <RecordsOf uuid={uuid} />
        </>
      )}
    >
      {({ rows, timeZone }) => (
        <ItemList
          items={rows.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))}
          keyOf={({ id }) => id}
        >
          {(row) => <ObligationCard row={row} timeZone={timeZone ?? undefined} />}
        </ItemList>
      )}
    </LoadedPage>
  );
}

interface CardProps {
  readonly row: Row;
  readonly timeZone: string | undefined;
}

function ObligationCard({ row, timeZone }: CardProps) {
  const { id, state, reason, problem, citation, counsel, proof, metAt } = row;
  return (
    <Card>
      <h2 className={styles['itemTitle']}>{says.titles[id]}</h2>
      <p>
        <strong>{says.states[state]}</strong>
        {reason !== null && ` · ${says.reasons[reason]}`}
        {problem !== null && ` · ${says.problems[problem]}`}
      </p>
      <DefinitionList
        rows={[
          { term: words.heads.citation, value: citation },
          ...(reason === null ? [{ term: words.heads.due, value: sayDue(row, timeZone) }] : []),
          ...(metAt === null ? [] : [{ term: words.heads.met, value: showZoned(metAt, timeZone) }]),
          ...(proof === null ? [] : [{ term: words.heads.proof, value: <Proofs proof={proof} timeZone={timeZone} /> }]),
        ]}
      />
      {counsel !== null && <p className={styles['muted']}>{words.counsel(says.counsel[counsel])}</p>}
    </Card>
  );
}

function sayDue({ dueAt, notBefore, owed }: Row, timeZone: string | undefined): string {
  if (notBefore !== null) return words.notBefore(showZoned(notBefore, timeZone));
  return dueAt === null ? says.owed[owed] : `${says.owed[owed]}: ${showZoned(dueAt, timeZone)}`;
}

interface ProofsProps {
  readonly proof: NonNullable<Row['proof']>;
  readonly timeZone: string | undefined;
}

function Proofs({ proof: { events, papers, deliveries, consents }, timeZone }: ProofsProps) {
  const when = (at: string) => showZoned(at, timeZone);
  const lines = [
    ...consents.map(({ type, at }) => words.consent(words.consents[type] ?? type, when(at))),
    ...events.map(({ seq, event, at }) => words.event(seq, sayEvent(event), when(at))),
    ...papers.map(({ title, sha256, destroyedAt }) =>
      destroyedAt === null ? words.paper(title, sha256) : words.destroyed(title, when(destroyedAt)),
    ),
    ...deliveries.map(({ at }) => words.delivery(when(at))),
  ];
  return (
    <ul className={styles['history']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function TakeFile({ uuid, loanNumber }: { readonly uuid: string; readonly loanNumber: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile('GET /service-console/api/v1/applications/{uuid}/binder/file', {
        params: { uuid },
      });
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/zip' }));
      Object.assign(document.createElement('a'), { href: url, download: words.fileName(loanNumber) }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles['actions']}>
      {failure !== undefined && <Alert title={words.takeFailed}>{failure}</Alert>}
      <OfferedButton kind="secondary" isBusy={isBusy} busyLabel={words.taking} onClick={() => void take()}>
        {words.take}
      </OfferedButton>
    </div>
  );
}
