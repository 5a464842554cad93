/** How far along an application is: a thin line that stays in sight, the steps in the rail, and a strip where there is none. */
import { type ProgressStep, progressLabels } from '#core/journey/progress.ts';
import * as words from '#core/words/en/journey.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useSentences } from '../site.ts';
import styles from './progress.module.css';

export interface Progress {
  /** None shows nothing: then it is not known how far one is. */
  readonly steps: readonly ProgressStep[];
  /** It soon is. */
  readonly isComing?: boolean;
  /** Replaces the standing sentence under the steps. */
  readonly text?: string | undefined;
}

export function FixedProgressBar({ steps }: Progress) {
  if (steps.length === 0) return null;
  const done = steps.filter(({ state }) => state === 'COMPLETE').length;
  return (
    <div className={styles['fixed']}>
      <ProgressBar isBare label={words.applicationProgress} percent={(100 * done) / steps.length} />
    </div>
  );
}

export function ProgressSidebar({ steps, text }: Progress) {
  const { progress: standing } = useSentences();
  if (steps.length === 0) return null;
  const rows = steps.map(({ label }) => ({ id: label, label }));
  const current = currentOf(steps);
  return (
    <div className={styles['sidebar']}>
      <Stepper isVertical label={words.yourProgress} steps={rows} current={current} />
      {/* No one who was declined is told that money is days away. */}
      {current >= 0 && <p className={styles['text']}>{text ?? standing}</p>}
    </div>
  );
}

/** Under the header where there is no rail: the step's name and seven stretches, all the steps behind them on request. */
export function ProgressStrip(progress: Progress) {
  const { steps, isComing = false } = progress;
  if (steps.length === 0) return isComing ? <ComingStrip /> : null;
  const current = currentOf(steps);
  const at = steps[current];
  const name = at?.label ?? (current === steps.length ? words.allStepsDone : words.yourProgress);
  return (
    <section className={styles['strip']} aria-label={words.applicationProgress}>
      <details>
        <summary className={styles['summary']}>
          <span className={styles['line']}>
            <strong>{name}</strong>
            {at && <span>{words.stepOf(current + 1, steps.length)}</span>}
          </span>
          <span className={styles['stretches']} aria-hidden="true">
            {steps.map(({ label, state }) => (
              <i key={label} data-state={state} />
            ))}
          </span>
        </summary>
        <ProgressSidebar {...progress} />
      </details>
    </section>
  );
}

/** Keeps its place, so that the page under it stays where it is. */
function ComingStrip() {
  return (
    <div className={styles['strip']} aria-hidden="true">
      <div className={styles['summary']}>
        <span className={styles['line']}>{'\u00a0'}</span>
        <span className={styles['stretches']}>
          {[...progressLabels, ''].map((label) => (
            <i key={label} />
          ))}
        </span>
      </div>
    </div>
  );
}

/** The step one is at; past the last when all are done; before the first where there is nothing to progress towards. */
function currentOf(steps: readonly ProgressStep[]): number {
  if (steps.every(({ state }) => state === 'COMPLETE')) return steps.length;
  return steps.findIndex(({ state }) => state === 'IN_PROGRESS');
}
