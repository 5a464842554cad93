/** A card that asks one thing: its heading names the controls inside it as a group. */
import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';
import styles from './offers.module.css';

interface QuestionProps {
  readonly title: string;
  /** One of several is chosen. */
  readonly isOneOf?: boolean;
  /** At the end of the heading's line. */
  readonly beside?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function Question({ title, isOneOf, beside, hint, children }: QuestionProps) {
  const id = useId();
  return (
    <Card>
      <fieldset
        className={styles['question']}
        role={isOneOf ? 'radiogroup' : undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <div className={styles['head']}>
          <h2 id={`${id}-title`}>{title}</h2>
          {beside !== undefined && <span className={styles['small']}>{beside}</span>}
          {hint !== undefined && (
            <p className={styles['hint']} id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        {children}
      </fieldset>
    </Card>
  );
}
