/** What becomes of the rules, line by line: the sign is said in words too, so that color is not all there is. */
import { changedLines } from '#core/flags/changes.ts';
import type { RuleSet } from '#core/flags/rules.ts';
import * as words from '#core/words/en/console/flags.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './flags.module.css';

const signs = { same: '', gone: words.gone, new: words.added } as const;

export function ChangeLines({ before, after }: { readonly before: RuleSet; readonly after: RuleSet }) {
  const lines = changedLines(before, after);
  if (lines.every(({ sign }) => sign === 'same')) return <p>{words.nothingChanges}</p>;
  return (
    <ul className={styles['change']}>
      {lines.map(({ sign, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it is
        <li key={place} data-sign={sign}>
          <VisuallyHidden>{signs[sign]}</VisuallyHidden>
          {text}
        </li>
      ))}
    </ul>
  );
}
