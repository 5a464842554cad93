/** Who saw and did what, the newest first: narrowed by kind, day, person and application, and taken away as a file. */
import { useState } from 'react';
import { auditKinds, auditRows } from '#core/audit.ts';
import * as words from '#core/words/en/console/audit.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, callForFile } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { sayCode, sayEvent } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { usePages } from '../frame/use-pages.ts';
import { showLoanNumber } from '../loan-number.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';
import { AuditFilters, type Filters, useFilters } from './filters.tsx';

const key = 'GET /service-console/api/v1/audit';
type Entry = Answer<typeof key>['entries'][number];

export function AuditPage() {
  const { filters, choose } = useFilters();
  const pages = usePages<Entry>({
    key: [key, filters],
    read: async (before, signal) => {
      const { entries, next } = await read(key, { query: { ...filters, ...(before && { before }) }, signal });
      return { rows: entries, nextCursor: next };
    },
  });
  return (
    <>
      <Bar title={words.audit} lead={words.lead}>
        <Export filters={filters} />
      </Bar>
      <AuditFilters filters={filters} onChoose={choose} />
      <DeskList
        pages={pages}
        awaited={words.readingTheAudit}
        empty={
          <Empty title={words.nothingFits}>
            <p>{words.whatIsHere}</p>
          </Empty>
        }
      >
        {(entries) => (
          <ul className={styles['history']} aria-label={words.audit}>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} onPerson={(person) => choose({ person })} />
            ))}
          </ul>
        )}
      </DeskList>
    </>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly onPerson: (identityUuid: string) => void;
}

function Row({ entry, onPerson }: RowProps) {
  const { at, kind, act, by, byIdentity, applicationUuid, loanNumber, what, why } = entry;
  const isEvent = act === 'eventSent';
  return (
    <li>
      <div>
        {act !== 'signedIn' && <strong>{auditKinds[kind]} · </strong>}
        {isEvent ? sayEvent(what) : auditRows[act].says}
        {!isEvent && act !== 'statusForced' && act !== 'signedIn' && (
          <span className={styles['muted']}> {sayWhat(act, what)}</span>
        )}
      </div>
      {why !== null && <div>{words.because(why)}</div>}
      <div className={styles['muted']}>
        {`${by} · ${showZoned(at)}`}
        {applicationUuid !== null && loanNumber !== null && (
          <>
            {' · '}
            <PageLink to={applicationPath(applicationUuid)}>{words.loan(showLoanNumber(loanNumber))}</PageLink>
          </>
        )}
        {byIdentity !== null && (
          <>
            {' '}
            <Button kind="quiet" aria-label={words.onlyThisPersonNamed(by)} onClick={() => onPerson(byIdentity)}>
              {words.onlyThisPerson}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** A document by its kind: its number among ours says nothing to a reader, and stands in the file. */
function sayWhat(act: Entry['act'], what: string): string {
  if (act !== 'documentOpened' && act !== 'identityPictureOpened') return what;
  const [type = ''] = what.split(' ');
  return type === 'OTHER' ? '' : `(${sayCode(type).toLowerCase()})`;
}

function Export({ filters }: { readonly filters: Filters }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile('GET /service-console/api/v1/audit/export', { query: filters });
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'text/csv' }));
      Object.assign(document.createElement('a'), { href: url, download: words.fileName }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div>
      {failure !== undefined && <Alert title={words.exportFailed}>{failure}</Alert>}
      <OfferedButton
        kind="secondary"
        hint={words.audit}
        isBusy={isBusy}
        busyLabel={words.exporting}
        onClick={() => void take()}
      >
        {words.exportAll}
      </OfferedButton>
    </div>
  );
}
