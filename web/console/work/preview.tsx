/** More of the row one is at, without opening it. */
import { deskQueue } from '#core/desk/queues.ts';
import { formatCents } from '#core/offers/money.ts';
import { reviewDocuments } from '#core/words/en/console/review.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { clocks, flags as flagNames } from '#core/words/en/desk/queues.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { sayStatus } from '../closings/words.ts';
import { KeyButton } from '../frame/caps.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath, reviewPath } from '../paths.ts';
import { Holder } from './holder.tsx';
import { RiskChip } from './risk-chip.tsx';
import styles from './work.module.css';
import type { WorkRow } from './work.ts';

export function Preview({ row, now }: { readonly row: WorkRow | undefined; readonly now: Date }) {
  const navigate = useNavigate();
  if (row === undefined) return <p className={styles['hint']}>{words.moveWithJ}</p>;
  const { applicationUuid, borrower, loanNumber, queue, status, dueAt, dueClock, timeZone, since } = row;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.asked, deskQueue(queue).name],
    [words.due, dueAt === null ? words.noClock : showZoned(dueAt, timeZone)],
    [words.dueBecause, dueClock === null ? null : clocks[dueClock]],
    [words.waitingSince, showZoned(since, timeZone)],
    [words.line, row.lineCents === 0 ? words.noLine : formatCents(row.lineCents, 0)],
    [words.home, `${row.city}, ${row.state}`],
    [words.brand, row.brand],
    [words.flags, row.flags.length === 0 ? null : row.flags.map((flag) => flagNames[flag]).join(', ')],
  ];
  return (
    <div className={styles['preview']}>
      <h2 className={styles['previewTitle']}>{borrower}</h2>
      <p className={styles['second']}>
        {loanNumber !== null && showLoanNumber(loanNumber)} {sayStatus(status)}
      </p>
      <RiskChip row={row} now={now} />
      <dl className={styles['facts']}>
        {facts.map(
          ([name, fact]) =>
            fact !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <Holder key={applicationUuid} applicationUuid={applicationUuid} />
      <PageLink to={applicationPath(applicationUuid)}>{words.open}</PageLink>
      <KeyButton hotkey="review" kind="quiet" onClick={() => navigate(reviewPath(applicationUuid))}>
        {reviewDocuments}
      </KeyButton>
    </div>
  );
}
