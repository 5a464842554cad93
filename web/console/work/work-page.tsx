/**
 * Work: the lists at the side, the chosen one in the middle, more of a row at the right. What is chosen is in the address.
 * Everything has a key; rows and counts are read again every few seconds, and what is near to being late every minute.
 */
import { useRef, useState } from 'react';
import { deskQueue } from '#core/desk/queues.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { Bar } from '../frame/bar.tsx';
import { Columns } from '../frame/columns.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { useKey } from '../frame/use-key.ts';
import { Bulk } from './bulk.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListChoice } from './list-choice.tsx';
import { NextCase } from './next-case.tsx';
import { Preview } from './preview.tsx';
import { QueueColumn } from './queue-column.tsx';
import { SaveView } from './save-view.tsx';
import { useCursor } from './use-cursor.ts';
import { useLeaving } from './use-leaving.ts';
import { useNow } from './use-now.ts';
import { type Shown, useShown } from './use-shown.ts';
import styles from './work.module.css';
import { useItems } from './work.ts';
import { WorkTable } from './work-table.tsx';

export function WorkPage() {
  const { shown, filters, view, choose } = useShown();
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const pages = useItems(filters);
  const rows = useLeaving(pages.rows, JSON.stringify(filters));
  const cursor = useCursor(rows ?? [], box);
  const { isOpen, toggle } = usePreview();
  useKey('preview', toggle);
  const at = rows?.find(({ applicationUuid }) => applicationUuid === cursor.at);
  const { hasMore, isReadingMore, readMore } = pages;
  const onEnd = () => {
    if (hasMore && !isReadingMore) readMore();
  };
  return (
    <>
      <Bar title={words.work} lead={titleOf(shown)}>
        <NextCase />
        <span className={styles['wide']}>
          <SaveView shown={shown} />
        </span>
      </Bar>
      <Columns
        className={styles['work']}
        side={<QueueColumn shown={shown} view={view} />}
        shows="only"
        {...(isOpen && { panel: { label: words.preview, content: <Preview row={at} now={now} /> } })}
      >
        {(panelButton) => (
          <div className={styles['middle']}>
            <FilterBar shown={shown} choose={choose} list={<ListChoice shown={shown} view={view} />}>
              {panelButton}
            </FilterBar>
            <Bulk cursor={cursor} rows={rows ?? []} />
            <div ref={box} className={styles['scroll']}>
              <DeskList
                pages={{ ...pages, rows, hasMore: false }}
                awaited={words.readingTheList}
                empty={<None shown={shown} />}
              >
                {(all) => (
                  <WorkTable
                    label={titleOf(shown)}
                    rows={all}
                    now={now}
                    shown={shown}
                    cursor={cursor}
                    box={box}
                    onEnd={onEnd}
                  />
                )}
              </DeskList>
            </div>
            <p className={styles['foot']}>{rows !== undefined && words.shownOf(rows.length, hasMore)}</p>
          </div>
        )}
      </Columns>
    </>
  );
}

const titleOf = ({ queue, section, held }: Shown): string => {
  if (queue !== undefined) return deskQueue(queue).name;
  if (section !== undefined) return words.allOf(words.sectionNames[section]);
  return held === 'me' ? words.myClaims : words.myWork;
};

/** Why there is nothing, and what to do next. */
function None({ shown: { section, state, flag, held, lineMin } }: { readonly shown: Shown }) {
  const isNarrowed = [section, state, flag, held, lineMin].some((one) => one !== undefined);
  return (
    <Empty title={isNarrowed ? words.nothingMatches : words.nothingWaits}>
      <p>{isNarrowed ? words.tryFewerFilters : words.listFillsWhen}</p>
    </Empty>
  );
}

/** Open by itself where there is room for it. */
function usePreview() {
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 112rem)').matches);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
