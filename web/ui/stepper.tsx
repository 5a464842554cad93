/** Where one is on a way of several steps. Across the page it folds into a line of words on phones; down, it is a list. */
import * as words from '#core/words/en/ui/steps.ts';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import { rich } from './rich.tsx';
import styles from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: string; readonly note?: string }[];
  /** The index of the step one is at; the number of steps when all are done. */
  readonly current: number;
  readonly isVertical?: boolean;
}

export function Stepper({ label, steps, current, isVertical }: StepperProps) {
  const at = steps[current];
  return (
    <nav className={classNames(styles['stepper'], isVertical && styles['vertical'])} aria-label={label}>
      {!isVertical && at && (
        <p className={styles['summary']} aria-hidden="true">
          {rich(words.stepOf(current + 1, steps.length, at.label, (text) => <strong>{text}</strong>))}
        </p>
      )}
      <ol className={styles['steps']}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          return (
            <li
              key={step.id}
              className={styles['step']}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles['mark']} aria-hidden="true">
                {state === 'done' ? <CheckIcon /> : index + 1}
              </span>
              <span className={styles['words']}>
                <span className={styles['label']}>{step.label}</span>
                {step.note !== undefined && <span className={styles['note']}>{step.note}</span>}
                {state === 'done' && <VisuallyHidden>{words.done}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
