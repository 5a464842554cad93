/** That an answer has come, and what came with it: so that no one wonders, or sends the same paper twice. */
import * as words from '#core/words/en/conditions.ts';
import { dayOf } from '#web/app/day-of.ts';
import { formatFileSize } from '#web/ui/file-words.ts';
import styles from '../application/screen.module.css';
import type { AskedCondition } from './use-conditions.ts';

interface AnswerSoFarProps {
  readonly asked: AskedCondition | undefined;
  readonly children?: string;
}

export function AnswerSoFar({ asked, children }: AnswerSoFarProps) {
  if (!asked || asked.answeredAt === null) return null;
  return (
    <>
      <p role="status">
        {words.weHaveYourAnswer} {children}
      </p>
      {asked.sent.length > 0 && (
        <>
          <p>{words.youSent}</p>
          <ul className={styles['points']}>
            {asked.sent.map(({ uuid, name, bytes, sentAt }) => (
              <li key={uuid}>
                {name}{' '}
                <span className={styles['muted']}>
                  {dayOf(sentAt)}, {formatFileSize(bytes)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
