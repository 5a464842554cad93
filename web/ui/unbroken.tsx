/** A sentence whose measures, such as 256-bit, stay in one line: a browser would part them at their hyphen. */
import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

export function Unbroken({ text }: { readonly text: string }): ReactNode {
  const measure = /\d+-\w+/.exec(text);
  if (!measure) return text;
  const [word] = measure;
  return (
    <>
      {text.slice(0, measure.index)}
      <span className={styles['unbroken']}>{word}</span>
      <Unbroken text={text.slice(measure.index + word.length)} />
    </>
  );
}
