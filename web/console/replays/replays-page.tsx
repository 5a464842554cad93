/** Recordings of visits, the newest first. */
import { isPagePattern } from '#core/pages.ts';
import * as words from '#core/words/en/console/replays.ts';
import { showZoned } from '#web/app/dates.ts';
import type { Answer } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Bar } from '../frame/bar.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { usePages } from '../frame/use-pages.ts';

const key = 'GET /service-console/api/v1/replays';
type Replay = Answer<typeof key>['items'][number];

export function ReplaysPage() {
  const pages = usePages<Replay>({
    key: [key],
    read: async (before, signal) => {
      const { items, next } = await read(key, { query: before === undefined ? {} : { before }, signal });
      return { rows: items, nextCursor: next };
    },
  });
  return (
    <>
      <Bar title={words.title} />
      <p>{words.onlyThoseWhoAgreed}</p>
      <ListKeys>
        <DeskList pages={pages} awaited={words.readingTheRecordings} empty={<Empty title={words.nothingRecorded} />}>
          {(items) => <Rows label={words.title} rows={items.map(rowOf)} />}
        </DeskList>
      </ListKeys>
    </>
  );
}

function rowOf({ uuid, startedAt, seconds, pages }: Replay): ListRow {
  return {
    key: uuid,
    to: `/console/replays/${uuid}`,
    title: words.visitOf(showZoned(startedAt)),
    line: pages.filter(isPagePattern).join(', '),
    facts: [words.length(seconds), words.pagesSeen(pages.length)],
  };
}
