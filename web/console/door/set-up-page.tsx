/** The first sign-in: a second factor is set up before anything else is shown. */
import { useState } from 'react';
import * as words from '#core/words/en/console/door.ts';
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
        <PageTitle key="codes">{words.yourRecoveryCodes}</PageTitle>
        <Card>
          <RecoveryCodes codes={codes} onDone={onDone} />
        </Card>
      </main>
    );
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <PageTitle>{words.setUpASecond}</PageTitle>
      <p>{words.chooseHowYoullConfirm}</p>
      <Card title={words.passkey}>
        <p className={styles['muted']}>{words.yourFingerprintFaceOrDevice}</p>
        <AddPasskey isFirst onAdded={setCodes} />
      </Card>
      <Card title={words.authenticatorApp}>
        <p className={styles['muted']}>{words.anAppOnYourPhone}</p>
        <AddApp onAdded={setCodes} />
      </Card>
      <div>
        <TextButton onClick={() => void signOut()}>{words.signInAsSomeone}</TextButton>
      </div>
    </main>
  );
}
