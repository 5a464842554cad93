/** Text in which statuses stand out and addresses are links; moments; and JSON for whoever wants to look. */
import { isStatus } from '#core/journey/statuses.ts';
import styles from './sections.module.css';

/** A sentence whose statuses are set as what they are: names of the machine. */
export function Sentence({ text }: { readonly text: string }) {
  let at = 0;
  return text
    .split(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|DECLINED|HMDA|HOLD|UNKNOWN|RECORDING|FUNDABLE|BPO)\b/)
    .map((part) => {
      at += part.length;
      return isStatus(part) ? (
        <code key={at} className={styles['status']}>
          {part}
        </code>
      ) : (
        part
      );
    });
}

export function Letter({ text }: { readonly text: string }) {
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

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

export function moment(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

export function Json({ value }: { readonly value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={styles['json']} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
