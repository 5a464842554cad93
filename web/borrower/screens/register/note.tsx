/** Something worth knowing that stops no one. It is said aloud when it appears. */
import type { Finding } from '#core/eligibility/finding.ts';
import { AttentionIcon } from '#web/ui/icons.tsx';
import styles from './note.module.css';

export function Note({ finding }: { readonly finding: Finding }) {
  return (
    <div className={styles['warning']} role="status">
      <AttentionIcon />
      <p>{finding.message}</p>
    </div>
  );
}
