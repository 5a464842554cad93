/** How near a case is to being late: a sign, a word and a color, in this order; on time it is plain. */
import { riskOf } from '#core/desk/due.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { Icon } from '../frame/icons.tsx';
import styles from './work.module.css';
import type { WorkRow } from './work.ts';

type Dated = Pick<WorkRow, 'queue' | 'timeZone' | 'dueAt'>;

export function RiskChip({ row, now }: { readonly row: Dated; readonly now: Date }) {
  const risk = riskOf(row, now);
  if (risk === null) return <span className={styles['chip']}>{words.noClock}</span>;
  const minutes = Math.floor(Math.abs(risk.leftMs) / 60_000);
  const isLate = risk.level === 'late';
  return (
    <span className={styles['chip']} data-level={risk.level}>
      <Icon name={isLate ? 'late' : 'clock'} />
      {isLate ? words.timeLate(words.span(minutes)) : words.timeLeft(words.span(minutes))}
    </span>
  );
}
