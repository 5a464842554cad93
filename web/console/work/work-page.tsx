/**
 * Work: the lists at the side, the chosen one in the middle, more of a row at the right. What is chosen is in the address.
 * Everything has a key; rows and counts are read again every few seconds, and what is near to being late every minute.
 */
import { useRef, useState } from 'react';
import { deskQueue } from '#core/desk/queues.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { useNavigate } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Bar } from '../frame/bar.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { Columns } from '../frame/columns.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { useKey } from '../frame/use-key.ts';
import { applicationPath } from '../paths.ts';
import { Bulk } from './bulk.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Preview } from './preview.tsx';
import { QueueColumn } from './queue-column.tsx';
import { SaveView } from './save-view.tsx';
import { useCursor } from './use-cursor.ts';
import { useLeaving } from './use-leaving.ts';
import { useNow } from './use-now.ts';
import { type Shown, useShown } from './use-shown.ts';
import styles from './work.module.css';
import { takeNextCase, useItems } from './work.ts';
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
        <SaveView shown={shown} />
      </Bar>
      <Columns
        className={styles['work']}
        side={<QueueColumn shown={shown} view={view} />}
        shows="middle"
        {...(isOpen && { panel: { label: words.preview, content: <Preview row={at} now={now} /> } })}
      >
        {(panelButton) => (
          <div className={styles['middle']}>
            <FilterBar shown={shown} choose={choose}>
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
function None({ shown: { state, flag, held, lineMin } }: { readonly shown: Shown }) {
  const isNarrowed = [state, flag, held, lineMin].some((one) => one !== undefined);
  return (
    <Empty title={isNarrowed ? words.nothingMatches : words.nothingWaits}>
      <p>{isNarrowed ? words.tryFewerFilters : words.listFillsWhen}</p>
    </Empty>
  );
}

/** The best free case of one's own lists: claimed and opened. */
function NextCase() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const take = async () => {
    setBusy(true);
    const taken = await takeNextCase(undefined);
    setBusy(false);
    if ('failure' in taken) setSaid(taken.failure);
    else if (taken.uuid === null) setSaid(words.nothingFree);
    else navigate(applicationPath(taken.uuid));
  };
  return (
    <>
      {said !== undefined && <Alert title={words.couldNotBeTaken}>{said}</Alert>}
      <KeyButton hotkey="nextCase" isBusy={isBusy} onClick={() => void take()}>
        {words.nextCase}
      </KeyButton>
    </>
  );
}

/** Open by itself where there is room for it. */
function usePreview() {
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 112rem)').matches);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
