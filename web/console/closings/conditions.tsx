/** What holds the application back: asked of whom, answered or not, and cleared by the person who looked at the answer. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Verdict } from '../conditions/verdict.tsx';
import styles from '../console.module.css';
import type { ClosingProps } from './closing.ts';
import { sayCode } from './words.ts';

export function Conditions({ closing, onDone }: ClosingProps) {
  if (closing.conditions.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={words.conditions}>
      {closing.conditions.map(({ uuid, category, notes, answeredAt, owner, whyNot }) => (
        <li key={uuid} className={styles['row']}>
          <p>
            <strong>{sayCode(category)}</strong> {owner !== null && words.ofWithOwner(owner)}
            <br />
            <span className={styles['muted']}>
              {notes ?? ''}{' '}
              {answeredAt === null
                ? words.notAnsweredYet
                : words.answeredWithAnsweredAt(showZoned(answeredAt, closing.timeZone))}
            </span>
          </p>
          <Verdict
            condition={{ uuid, applicationUuid: closing.uuid, header: sayCode(category), answeredAt, whyNot }}
            onDone={onDone}
          />
        </li>
      ))}
    </ul>
  );
}
