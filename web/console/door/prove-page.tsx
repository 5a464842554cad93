/** After the password: the second factor, before anything else is shown. */
import * as words from '#core/words/en/console/door.ts';
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
      <PageTitle>{words.confirmThatItIsYou}</PageTitle>
      <Card>
        <ProveFactor factors={factors} onProven={() => void readFactorsAgain()} />
        <p className={styles['muted']}>{words.lostYourPhonePasskeys}</p>
      </Card>
      <div>
        <TextButton onClick={() => void signOut()}>{words.signInAsSomeone}</TextButton>
      </div>
    </main>
  );
}
