/** What holds the application back: asked of whom, answered or not, and cleared by the person who looked at the answer. */
import * as words from '#core/words/en/console/closings.ts';
import { states } from '#core/words/en/console/conditions.ts';
import { showZoned } from '#web/app/dates.ts';
import { Verdict } from '../conditions/verdict.tsx';
import styles from '../console.module.css';
import type { ClosingProps } from './closing.ts';
import { sayCondition } from './words.ts';

export function Conditions({ closing, onDone }: ClosingProps) {
  if (closing.conditions.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={words.conditions}>
      {closing.conditions.map(({ uuid, category, notes, answeredAt, owner, state, acts }) => (
        <li key={uuid} className={styles['row']}>
          <p>
            <strong>{sayCondition(category)}</strong> {owner !== null && words.ofWithOwner(owner)}
            <br />
            <span className={styles['muted']}>
              {notes ?? ''}{' '}
              {answeredAt === null || state === 'suspected'
                ? states[state]
                : words.answeredWithAnsweredAt(showZoned(answeredAt, closing.timeZone))}
            </span>
          </p>
          <Verdict
            condition={{ uuid, header: sayCondition(category), answeredAt, acts }}
            on={closing}
            onDone={onDone}
          />
        </li>
      ))}
    </ul>
  );
}
