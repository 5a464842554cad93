/** The account that receives the money, typed. */
import { Screen, useCommand } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { AccountNumbers } from './account-numbers.tsx';

export function ManualDisburse() {
  const send = useCommand('saveDisbursementAccount');
  const pathTo = useScreenPath();
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>
          A checking or savings account in your own name. The numbers are encrypted on the way and sealed when they
          arrive; afterwards even we see only the last four digits.
        </p>
        <AccountNumbers
          onSend={(account) => send({ account })}
          beside={
            <LinkAsButton to={pathTo('bank/disburse')} kind="secondary">
              Link my bank instead
            </LinkAsButton>
          }
        >
          Save this account
        </AccountNumbers>
      </div>
    </Screen>
  );
}
