/** What people told us, the newest first: filtered, searched, read a page at a time and taken away as a file. */
import { useState } from 'react';
import { consents, saidKinds, saidStatuses, saidTopics } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { callForFile } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Bar } from '../frame/bar.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { usePages } from '../frame/use-pages.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { InboxFilters, useFilters } from './inbox-filters.tsx';
import { type Filters, inboxKey, ownerOf, type Said } from './said.ts';

export function InboxPage() {
  const { kept, filters, choose } = useFilters();
  const pages = usePages<Said>({
    key: [inboxKey, filters],
    read: async (after, signal) => {
      const { items, next } = await read(inboxKey, { query: { ...filters, ...(after && { after }) }, signal });
      return { rows: items, nextCursor: next };
    },
  });
  return (
    <>
      <Bar title={words.title}>
        <Export filters={filters} />
      </Bar>
      <InboxFilters key={JSON.stringify(filters)} filters={filters} onChoose={choose} />
      <ListKeys>
        <DeskList pages={pages} awaited={words.readingTheInbox} empty={<Empty title={words.nothingHere} />}>
          {(items) => <Rows label={words.title} rows={items.map((said) => rowOf(said, kept))} />}
        </DeskList>
      </ListKeys>
    </>
  );
}

function rowOf(said: Said, kept: string): ListRow {
  const { uuid, kind, topic, message, name, at, status, owner, consent } = said;
  return {
    key: uuid,
    to: `/console/feedback/${uuid}${kept}`,
    title: `${name || said.email}: ${saidTopics[topic] ?? topic}`,
    line: message,
    facts: [
      <strong key="status">{saidStatuses[status]}</strong>,
      said.replyFailedAt === null ? null : <strong key="failed">{words.replyNotSent}</strong>,
      saidKinds[kind],
      showZoned(at),
      `${words.owner}: ${ownerOf(owner)}`,
      consent === null ? null : consents[consent],
    ],
  };
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
      <OfferedButton
        kind="secondary"
        hint={words.title}
        isBusy={isBusy}
        busyLabel={words.exporting}
        onClick={() => void take()}
      >
        {words.exportAll}
      </OfferedButton>
    </div>
  );
}
