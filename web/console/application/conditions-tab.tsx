/** Everything that was asked for or proposed: what is open first, who asked whom and why, what was answered, how it ended, and what can be done. */
import type { ComponentProps } from 'react';
import { formatDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/console/case.ts';
import { reviewDocuments, states } from '#core/words/en/console/conditions.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Verdict } from '../conditions/verdict.tsx';
import { Nothing } from '../item-list.tsx';
import { reviewPath } from '../paths.ts';
import styles from './application.module.css';
import { type CaseFile, sayBy, type TabProps } from './case.ts';

export function ConditionsTab({ closing, onDone }: TabProps) {
  const { uuid, file, timeZone } = closing;
  if (file.conditions.length === 0) return <Nothing>{words.noConditionsYet}</Nothing>;
  return (
    <ConditionList uuid={uuid} conditions={file.conditions} timeZone={timeZone} acting={{ on: closing, onDone }} />
  );
}

type Listed = CaseFile['conditions'][number];

interface ConditionListProps {
  /** The application's. */
  readonly uuid: string;
  readonly conditions: readonly Listed[];
  readonly timeZone: string;
  /** Without it nothing can be done here: a list to read. */
  readonly acting?: Pick<ComponentProps<typeof Verdict>, 'on' | 'onDone'>;
}

export function ConditionList({ uuid, conditions, timeZone, acting }: ConditionListProps) {
  return (
    <ul className={styles['proofs']} aria-label={words.tabs.conditions}>
      {conditions.map((one) => (
        <li key={one.uuid} className={styles['proof']}>
          <strong>{one.header}</strong>
          <State condition={one} timeZone={timeZone} />
          <span className={styles['whole']}>{one.description}</span>
          <span className={styles['whole']}>{saidOf(one, timeZone)}</span>
          {one.notes !== null && <span className={styles['whole']}>{words.ourNote(one.notes)}</span>}
          {one.clearedAt === null && <span className={styles['whole']}>{words.holdsBack(one.blocks.join(', '))}</span>}
          {one.documents > 0 && (
            <span className={styles['whole']}>
              {words.documentsSent(one.documents)}{' '}
              <PageLink to={reviewPath(uuid, { condition: one.uuid })}>{reviewDocuments}</PageLink>
            </span>
          )}
          {acting && one.acts.length > 0 && (
            <div className={styles['whole']}>
              <Verdict condition={one} {...acting} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who asked whom, when, why, and until when it is wanted. */
function saidOf(one: Listed, timeZone: string): string {
  const at = showZoned(one.askedAt, timeZone);
  const by = one.askedBy && sayBy(one.askedBy);
  return [
    one.isByRule ? words.proposedBy(one.askedBy ?? '', at) : words.askedOf(one.askedOf, at, by),
    ...(one.askedWhy === null ? [] : [words.because(one.askedWhy)]),
    ...(one.dueOn === null ? [] : [words.wantedBy(formatDate(one.dueOn))]),
  ].join(' ');
}

const looks: Readonly<Record<Listed['state'], string>> = {
  proposed: 'soon',
  asked: 'info',
  answered: 'soon',
  suspected: 'late',
  cleared: 'good',
  waived: 'good',
  dropped: 'info',
};

function State({ condition, timeZone }: { readonly condition: Listed; readonly timeZone: string }) {
  const { answeredAt, clearedAt, clearedBy, clearedWhy, state } = condition;
  const by = clearedBy && sayBy(clearedBy);
  const ended = clearedAt !== null && words.ended(states[state], showZoned(clearedAt, timeZone), by, clearedWhy);
  return (
    <span className={classNames(styles['chip'], styles[looks[state]])}>
      {clearedAt !== null && <span aria-hidden="true">✓</span>}{' '}
      {ended || (state === 'answered' ? words.answered(showZoned(answeredAt ?? '', timeZone)) : states[state])}
    </span>
  );
}
