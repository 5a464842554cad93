/** One list of the desk in all its states: on its way, failed, empty, shown, with more to come. */
import { type ReactNode, useEffect, useState } from 'react';
import * as words from '#core/words/en/console/list.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './list.module.css';
import type { Pages } from './use-pages.ts';

interface DeskListProps<Row> {
  readonly pages: Pages<Row>;
  /** What is awaited, for those who listen. */
  readonly awaited: string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function DeskList<Row>({ pages, awaited, empty, children }: DeskListProps<Row>) {
  const { rows, failure, hasMore, isReadingMore, readMore, tryAgain } = pages;
  if (rows === undefined)
    return failure === undefined ? (
      <Skeleton label={awaited} onTryAgain={tryAgain} />
    ) : (
      <Failed failure={failure} onTryAgain={tryAgain} />
    );
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      {failure !== undefined && <Failed failure={failure} onTryAgain={readMore} />}
      {hasMore && failure === undefined && (
        <div className={styles['more']}>
          <Button kind="secondary" isBusy={isReadingMore} busyLabel={words.reading} onClick={readMore}>
            {words.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

function Failed({ failure, onTryAgain }: { readonly failure: unknown; readonly onTryAgain: () => void }) {
  return (
    <div className={styles['said']}>
      <Alert title={words.theListDidNotCome}>{sentenceOf(failure)}</Alert>
      <div>
        <Button kind="secondary" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** Why there is nothing, and what one can do or expect. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p className={styles['emptyTitle']}>{title}</p>
      {children}
    </div>
  );
}

const slowMs = 5000;
const rowsAwaited = 4;

/** Rows in their true height, so that nothing jumps; the style sheet holds them back for 150 ms, since most answers are faster. */
function Skeleton({ label, onTryAgain }: { readonly label: string; readonly onTryAgain: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={styles['skeleton']} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        {Array.from({ length: rowsAwaited }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is not here yet has nothing but its place
          <span key={place} className={styles['ghost']} aria-hidden="true" />
        ))}
      </div>
      {isSlow && (
        <div className={styles['said']}>
          <p>{words.stillLoading}</p>
          <div>
            <Button kind="secondary" onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
