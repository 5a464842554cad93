/** The first sign-in: a second factor is set up before anything else is shown. */
import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import styles from '../console.module.css';
import { signOut } from '../sign-out.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function SetUpPage({ onDone }: { readonly onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <main className={styles['door']} id="main" tabIndex={-1}>
        <h1>Your recovery codes</h1>
        <Card>
          <RecoveryCodes codes={codes} onDone={onDone} />
        </Card>
      </main>
    );
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <h1>Set up a second factor</h1>
      <p>Your work touches other people’s money and documents, so a password alone opens nothing here. Choose one:</p>
      <Card title="Passkey">
        <p className={styles['muted']}>Your fingerprint, face or device PIN, or a security key. Nothing to type.</p>
        <AddPasskey isFirst onAdded={setCodes} />
      </Card>
      <Card title="Authenticator app">
        <p className={styles['muted']}>An app on your phone that shows a new code every 30 seconds.</p>
        <AddApp onAdded={setCodes} />
      </Card>
      <div>
        <TextButton onClick={() => void signOut()}>Sign in as someone else</TextButton>
      </div>
    </main>
  );
}
