/** Recovery codes, shown once. */
import { Button } from '#web/ui/button.tsx';
import styles from '../console.module.css';

export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  return (
    <div className={styles['stack']}>
      <p role="status">
        Keep these recovery codes somewhere safe. Each one lets you in once if you lose your other factors. We show them
        only now.
      </p>
      <ul className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
