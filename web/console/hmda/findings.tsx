/** What the edits say of a row or a file: which, how grave, in words, and which columns to look at. */
import * as words from '#core/words/en/console/hmda.ts';
import styles from '../console.module.css';

export interface Finding {
  readonly id: string;
  readonly kind: keyof typeof words.kinds;
  readonly description: string;
  readonly columns: readonly string[];
  readonly line?: number | null;
}

export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return <p>{words.allRight}</p>;
  return (
    <ul className={styles['rows']} aria-label={words.edits}>
      {findings.map(({ id, kind, description, columns, line = null }) => (
        <li key={`${id} ${line}`}>
          <strong>
            {id} · {words.kinds[kind]}
          </strong>{' '}
          {line !== null && `${words.line(line)}. `}
          {description}
          {columns.length > 0 && <span className={styles['muted']}> {words.columnsNamed(columns.join(', '))}</span>}
        </li>
      ))}
    </ul>
  );
}
