/** All that stands in the way of a form, above it, each line a way to its field. */
import { useEffect, useId, useState } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './error-summary.module.css';
import { focusField } from './focus-first-invalid.ts';
import { AttentionIcon } from './icons.tsx';

export interface ErrorSummaryProps {
  readonly mistakes: readonly { readonly id: string; readonly message: string }[];
}

/** Nothing for a single mistake: the field itself is focused and says it. */
export function ErrorSummary({ mistakes }: ErrorSummaryProps) {
  const headingId = useId();
  const labels = useLabels(mistakes.map(({ id }) => id));
  if (mistakes.length < 2) return null;
  return (
    <section className={styles['summary']} aria-labelledby={headingId}>
      <h2 className={styles['heading']} id={headingId}>
        <AttentionIcon />
        {words.pleaseCheckAnswers(mistakes.length)}
      </h2>
      <ul className={styles['list']}>
        {mistakes.map(({ id, message }) => (
          <li key={id}>
            <a
              className={styles['link']}
              href={`#${id}`}
              onClick={(event) => {
                const control = document.getElementById(id);
                if (!control) return;
                event.preventDefault();
                focusField(control);
              }}
            >
              <span className={styles['message']}>{message}</span>
              {labels[id] && <span className={styles['label']}>{labels[id]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Required" says little where two answers are: each line also names its question, as the page words it. */
function useLabels(ids: readonly string[]): Readonly<Record<string, string>> {
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const all = ids.join(' ');
  useEffect(() => {
    const labelOf = (id: string) => {
      const control = document.getElementById(id);
      const group = control?.closest('fieldset')?.querySelector('legend');
      return (group ?? document.querySelector(`label[for="${CSS.escape(id)}"]`))?.textContent ?? '';
    };
    setLabels(Object.fromEntries(all.split(' ').map((id) => [id, labelOf(id)])));
  }, [all]);
  return labels;
}
