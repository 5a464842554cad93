/** After the password: the second factor, before anything else is shown. */
import { Card } from '#web/ui/card.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import styles from '../console.module.css';
import { PageTitle } from '../page-title.tsx';
import { signOut } from '../sign-out.ts';
import { type Factors, readFactorsAgain } from './factors.ts';
import { ProveFactor } from './prove-factor.tsx';

export function ProvePage({ factors }: { readonly factors: Factors }) {
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <PageTitle>Confirm that it is you</PageTitle>
      <Card>
        <ProveFactor factors={factors} onProven={() => void readFactorsAgain()} />
        <p className={styles['muted']}>
          Lost your phone, passkeys and recovery codes? Ask an administrator to reset your second factor.
        </p>
      </Card>
      <div>
        <TextButton onClick={() => void signOut()}>Sign in as someone else</TextButton>
      </div>
    </main>
  );
}
