/** Where the money goes: an account linked at the bank, or typed. */

import { formatMoney } from '#core/offers/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useLink, useLinkWindow } from '../../link-window.ts';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';

export function Disburse() {
  const { uwCalculatedDrawAmount: draw, disburseAccount } = useJourney().application;
  const window = useLinkWindow();
  const pathTo = useScreenPath();
  const link = useLink('bank').data?.link;
  const isLinked = link?.state === 'finished' && disburseAccount === null;
  const isUsable = isLinked && link.accounts.some(({ canReceive }) => canReceive);
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>
          {draw === null ? 'Your money' : `Your first draw of ${formatMoney(draw, 2)}`} goes to an account that is
          yours. Nothing is sent before you have signed and the waiting time is over.
        </p>
        {disburseAccount !== null && disburseAccount.routingNumber === null && (
          <Alert title="This account cannot receive money">
            Your bank does not give a routing number for the account ending in {disburseAccount.mask}. Please choose
            another one.
          </Alert>
        )}
        {isLinked && !isUsable && (
          <Alert title="None of the accounts you shared can receive money">
            Your bank gives no routing number for them. Please link another account, or enter the numbers of one.
          </Alert>
        )}
        {isUsable && (
          <Card title="Your bank is linked">
            <p>You have shared your accounts with us. Choose the one that the money goes to.</p>
            <div>
              <LinkAsButton to={pathTo('bank/confirm')}>Choose the account</LinkAsButton>
            </div>
          </Card>
        )}
        <Card title="Link your bank">
          <p>
            The quickest way. You sign in at your bank’s own page and choose the account. We see its number and owner;
            we never see your password and cannot move money out of it.
          </p>
          {window.failure !== undefined && <Alert>{window.failure}</Alert>}
          <div>
            <Button isBusy={window.isBusy} busyLabel="Opening" onClick={() => void window.open({ use: 'bank' })}>
              {link?.state === 'open' ? 'Go on at my bank' : 'Link my bank'}
            </Button>
          </div>
        </Card>
        <Card title="Or enter the numbers">
          <p>
            You need the routing number and the account number. Confirming them with your bank takes a little longer.
          </p>
          <div>
            <LinkAsButton to={pathTo('bank/manual-disburse')} kind="secondary">
              Enter them by hand
            </LinkAsButton>
          </div>
        </Card>
      </div>
    </Screen>
  );
}
