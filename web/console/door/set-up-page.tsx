/** The first sign-in: a second factor is set up before anything else is shown. */
import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import styles from '../console.module.css';
import { PageTitle } from '../page-title.tsx';
import { signOut } from '../sign-out.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function SetUpPage({ onDone }: { readonly onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <main className={styles['door']} id="main" tabIndex={-1}>
        <PageTitle key="codes">Your recovery codes</PageTitle>
        <Card>
          <RecoveryCodes codes={codes} onDone={onDone} />
        </Card>
      </main>
    );
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <PageTitle>Set up a second factor</PageTitle>
      <p>Choose how you’ll confirm that it’s you when you sign in. Here a password alone isn’t enough.</p>
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
