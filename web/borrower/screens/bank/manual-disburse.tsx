/** The account that receives the money, typed. */
import * as words from '#core/words/en/bank.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { AccountNumbers } from './account-numbers.tsx';

export function ManualDisburse() {
  const send = useCommand('saveDisbursementAccount');
  const pathTo = useScreenPath();
  return (
    <Screen back={{ to: pathTo('bank/disburse') }}>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{words.aCheckingOrSavings}</p>
        <AccountNumbers
          onSend={(account) => send({ account })}
          beside={
            <LinkAsButton to={pathTo('bank/disburse')} kind="secondary">
              {words.linkMyBankInstead}
            </LinkAsButton>
          }
        >
          {words.saveThisAccount}
        </AccountNumbers>
      </div>
    </Screen>
  );
}
