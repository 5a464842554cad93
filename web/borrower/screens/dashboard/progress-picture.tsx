/** How far an application is, as a picture: a piece for each of the seven steps. */
import type { BorrowerView } from '#core/application/view.ts';
import { progressOf } from '#core/journey/progress.ts';
import * as words from '#core/words/en/dashboard.ts';
import styles from './dashboard.module.css';

/** Nothing where there is nothing to progress towards. */
export function ProgressPicture({ application }: { readonly application: BorrowerView }) {
  const steps = progressOf(application);
  const done = steps.filter(({ state }) => state === 'COMPLETE').length;
  const at = steps.find(({ state }) => state === 'IN_PROGRESS');
  if (!at && done < steps.length) return null;
  const label = at ? words.stepOf(done + 1, steps.length, at.label) : words.allStepsDone;
  return (
    <div className={styles['toCome']}>
      <p className={styles['step']}>
        <strong>{label}</strong>
      </p>
      <div className={styles['segments']} role="img" aria-label={label}>
        {steps.map(({ label: name, state }) => (
          <span key={name} data-state={state} />
        ))}
      </div>
    </div>
  );
}
