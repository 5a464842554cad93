/** Everything that was asked for: what is open first, who asked whom, what was answered, and who cleared it. */
import * as words from '#core/words/en/console/case.ts';
import { showZoned } from '#web/app/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Nothing } from '../item-list.tsx';
import styles from './application.module.css';
import { type CaseFile, sayBy, type TabProps } from './case.ts';

export function ConditionsTab({ closing: { file, timeZone } }: TabProps) {
  if (file.conditions.length === 0) return <Nothing>{words.noConditionsYet}</Nothing>;
  return <ConditionList conditions={file.conditions} timeZone={timeZone} />;
}

interface ConditionListProps {
  readonly conditions: CaseFile['conditions'];
  readonly timeZone: string;
}

export function ConditionList({ conditions, timeZone }: ConditionListProps) {
  return (
    <ul className={styles['proofs']} aria-label={words.tabs.conditions}>
      {conditions.map((one) => (
        <li key={one.uuid} className={styles['proof']}>
          <span>
            <State condition={one} timeZone={timeZone} /> <strong>{one.header}</strong>
          </span>
          <span className={styles['muted']}>
            {words.askedOf(one.askedOf, showZoned(one.askedAt, timeZone), one.askedBy && sayBy(one.askedBy))}
          </span>
          <span className={styles['whole']}>{one.description}</span>
          {one.notes !== null && <span className={styles['whole']}>{words.ourNote(one.notes)}</span>}
          {one.documents > 0 && <span className={styles['muted']}>{words.documentsSent(one.documents)}</span>}
        </li>
      ))}
    </ul>
  );
}

function State({
  condition,
  timeZone,
}: {
  readonly condition: CaseFile['conditions'][number];
  readonly timeZone: string;
}) {
  const { answeredAt, clearedAt, clearedBy } = condition;
  if (clearedAt !== null)
    return (
      <span className={classNames(styles['chip'], styles['good'])}>
        <span aria-hidden="true">✓</span> {words.cleared(showZoned(clearedAt, timeZone), clearedBy && sayBy(clearedBy))}
      </span>
    );
  return (
    <span className={classNames(styles['chip'], answeredAt === null ? styles['info'] : styles['soon'])}>
      {answeredAt === null ? words.waitingForAnswer : words.answered(showZoned(answeredAt, timeZone))}
    </span>
  );
}
