/** What people told us, the newest first: filtered, searched, read a page at a time and taken away as a file. */
import { useState } from 'react';
import { consents, saidKinds, saidStatuses, saidTopics } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import { showMoment } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { call, callForFile } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { type Filters, inboxKey, ownerOf, type Page, type Said } from './said.ts';

export function InboxPage() {
  const [filters, setFilters] = useState<Filters>({});
  const query = useRead(inboxKey, [{ query: filters }]);
  return (
    <>
      <Bar title={words.title} />
      <InboxFilters onChoose={setFilters} />
      <Export filters={filters} />
      <LoadedPage query={query} label={words.readingTheInbox}>
        {(first) => <Items key={JSON.stringify(filters) + first.items[0]?.uuid} first={first} filters={filters} />}
      </LoadedPage>
    </>
  );
}

function Items({ first, filters }: { readonly first: Page; readonly filters: Filters }) {
  const [more, setMore] = useState<Page>({ items: [], next: first.next });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const readOn = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { items, next } = await call(inboxKey, { query: { ...filters, after: more.next ?? '' } });
      setMore({ items: [...more.items, ...items], next });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  const items = [...first.items, ...more.items];
  if (items.length === 0) return <p>{words.nothingHere}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {items.map((said) => (
          <li key={said.uuid}>
            <Item said={said} />
          </li>
        ))}
      </ul>
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
      {more.next !== null && (
        <div>
          <Button kind="secondary" isBusy={isBusy} onClick={() => void readOn()}>
            {words.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

const excerptMax = 160;

function Item({ said }: { readonly said: Said }) {
  const { uuid, kind, topic, message, name, at, status, owner, consent } = said;
  return (
    <Card>
      <h2 className={styles['itemTitle']}>
        <PageLink to={`/console/feedback/${uuid}`}>
          {name || said.email}: {saidTopics[topic] ?? topic}
        </PageLink>
      </h2>
      <p className={styles['facts']}>
        <strong>{saidStatuses[status]}</strong>
        <span>{saidKinds[kind]}</span>
        <span className={styles['muted']}>{showMoment(at)}</span>
        <span className={styles['muted']}>
          {words.owner}: {ownerOf(owner)}
        </span>
        {consent !== null && <span className={styles['muted']}>{consents[consent]}</span>}
      </p>
      {message !== '' && (
        <p className={styles['letter']}>
          {message.length > excerptMax ? `${message.slice(0, excerptMax).trimEnd()}…` : message}
        </p>
      )}
    </Card>
  );
}

function Export({ filters }: { readonly filters: Filters }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile('GET /service-console/api/v1/feedback/export', { query: filters });
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'text/csv' }));
      const anchor = Object.assign(document.createElement('a'), { href: url, download: words.fileName });
      anchor.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div>
      {failure !== undefined && <Alert title={words.exportFailed}>{failure}</Alert>}
      <Button kind="secondary" isBusy={isBusy} busyLabel={words.exporting} onClick={() => void take()}>
        {words.exportAll}
      </Button>
    </div>
  );
}
