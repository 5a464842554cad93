/** Where the money goes: an account linked at the bank, or typed. */
import { formatMoney } from '#core/offers/money.ts';
import * as words from '#core/words/en/bank.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useLink, useLinkWindow } from '../../link-window.ts';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { KnownAccounts } from './known-accounts.tsx';

export function Disburse() {
  const { uwCalculatedDrawAmount: draw, disburseAccount } = useJourney().application;
  const window = useLinkWindow();
  const pathTo = useScreenPath();
  const link = useLink('bank').data?.link;
  const isLinked = link?.state === 'finished' && disburseAccount === null;
  const isUsable = isLinked && link.accounts.some(({ canReceive }) => canReceive);
  /** It was linked to show income. */
  const isKnown = isLinked && link.source !== null;
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{words.goesToAnAccount(draw === null ? null : formatMoney(draw, 2))}</p>
        {disburseAccount !== null && disburseAccount.routingNumber === null && (
          <Alert title={words.thisAccountCannotReceive}>{words.yourBankDoesNot(disburseAccount.mask)}</Alert>
        )}
        {isLinked && !isUsable && !isKnown && (
          <Alert title={words.noneOfTheAccounts}>{words.yourBankGivesNoRouting}</Alert>
        )}
        {isUsable && isKnown && <KnownAccounts link={link} />}
        {isUsable && !isKnown && (
          <Card title={words.yourBankIsLinked}>
            <p>{words.youHaveSharedYourAccounts}</p>
            <div>
              <LinkAsButton to={pathTo('bank/confirm')}>{words.chooseTheAccount}</LinkAsButton>
            </div>
          </Card>
        )}
        <Card title={isUsable && isKnown ? words.linkAnotherBank : words.linkYourBank}>
          <p>{isUsable ? words.youLogInAtYourBank : words.theQuickestWayYouSign}</p>
          {window.failure !== undefined && <Alert>{window.failure}</Alert>}
          <div>
            <Button
              kind={isUsable ? 'secondary' : 'primary'}
              isBusy={window.isBusy}
              busyLabel={words.opening}
              onClick={() => void window.open({ use: 'bank' })}
            >
              {link?.state === 'open' ? words.goOnAtMy : isUsable && isKnown ? words.linkAnotherBank : words.linkMyBank}
            </Button>
          </div>
        </Card>
        <Card title={words.orEnterTheNumbers}>
          <p>{words.youNeedTheRouting}</p>
          <div>
            <LinkAsButton to={pathTo('bank/manual-disburse')} kind="secondary">
              {words.enterThemByHand}
            </LinkAsButton>
          </div>
        </Card>
      </div>
    </Screen>
  );
}
