/** How the workshop shows names of the machine, messages, moments, and JSON for anyone who wants to look. */
import { isStatus } from '#core/journey/statuses.ts';
import styles from './sections.module.css';

/** A name of the machine. It may break after an underscore or a slash, and nowhere else. */
export function Code({ name }: { readonly name: string }) {
  let at = 0;
  return (
    <code className={styles['code']}>
      {name.split(/(?<=[_/])/).map((part) => {
        at += part.length;
        return (
          <span key={at}>
            {part}
            <wbr />
          </span>
        );
      })}
    </code>
  );
}

/** A sentence whose statuses are set as what they are. */
export function Sentence({ text }: { readonly text: string }) {
  let at = 0;
  return text.split(/\b([A-Z][A-Z0-9_]+)\b/).map((part) => {
    at += part.length;
    return isStatus(part) ? <Code key={at} name={part} /> : part;
  });
}

export function WithLinks({ text }: { readonly text: string }) {
  let at = 0;
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part) => {
    at += part.length;
    return /^https?:\/\//.test(part) ? (
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      part
    );
  });
}

const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const brief = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

export function moment(iso: string): string {
  return whole.format(new Date(iso));
}

/** For rows of a table, where the year goes without saying. */
export function When({ iso }: { readonly iso: string }) {
  return (
    <time className={styles['whole']} dateTime={iso}>
      {brief.format(new Date(iso))}
    </time>
  );
}

/** Opens in its row; `about` tells one from another for those who listen. */
export function Look({ about, values }: { readonly about: string; readonly values: readonly unknown[] }) {
  return (
    <details className={styles['look']}>
      <summary aria-label={`Look at ${about}`}>Look</summary>
      {values.map((value, place) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        // biome-ignore lint/suspicious/noArrayIndexKey: the values have nothing but their place
        <pre key={place} className={styles['json']} tabIndex={0}>
          {JSON.stringify(value, null, 2)}
        </pre>
      ))}
    </details>
  );
}
