/** Everything that happened, in full, the newest first. */
import * as words from '#core/words/en/console/case.ts';
import { showZoned } from '#web/app/dates.ts';
import { sayEvent, sayStatus } from '../closings/words.ts';
import styles from './application.module.css';
import { sayBy, type TabProps } from './case.ts';

export function HistoryTab({ closing: { history, timeZone } }: TabProps) {
  return (
    <ol className={styles['proofs']} aria-label={words.tabs.history}>
      {history.map(({ seq, at, event, by, to, why, entered = [] }) => (
        <li key={seq} className={styles['proof']}>
          <span>
            <strong>{sayEvent(event)}</strong> <span className={styles['muted']}>{words.leadsTo(sayStatus(to))}</span>
          </span>
          <span className={styles['muted']}>
            {words.by(sayBy(by))} · {showZoned(at, timeZone)}
          </span>
          {why !== null && <q className={styles['whole']}>{why}</q>}
          {entered.map(({ label, value }) => (
            <span key={label} className={styles['whole']}>
              <span className={styles['muted']}>{label}:</span> {value}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
