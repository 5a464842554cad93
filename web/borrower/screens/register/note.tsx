/** Something worth knowing that stops no one. It is said aloud when it appears. */
import type { Finding } from '#core/eligibility/finding.ts';
import * as words from '#core/words/en/registration.ts';
import { AttentionIcon, InfoIcon } from '#web/ui/icons.tsx';
import styles from './note.module.css';

const waitList = words.youMayGoOnWeKeep;

export function Note({ finding }: { readonly finding: Finding }) {
  const isWaitList = finding.kind === 'waitlist';
  return (
    <div className={isWaitList ? styles['info'] : styles['warning']} role="status">
      {isWaitList ? <InfoIcon /> : <AttentionIcon />}
      <p>
        {finding.message} {isWaitList && waitList}
      </p>
    </div>
  );
}
