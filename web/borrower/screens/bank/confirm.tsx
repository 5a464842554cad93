/** Back from the bank: which of the shared accounts it is to be, for the money or for the payments. */
import * as v from 'valibot';
import { Loaded } from '#web/app/loaded.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { type Link, useLink, useLinkWindow } from '../../link-window.ts';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { useIsForMoney } from './purpose.ts';

export function ConfirmAccount() {
  const query = useLink('bank');
  return (
    <Screen>
      <Loaded query={query} label="Asking your bank which accounts you shared">
        {({ link }) =>
          link?.state === 'finished' && link.accounts.length > 0 ? <Choose link={link} /> : <NotFinished link={link} />
        }
      </Loaded>
    </Screen>
  );
}

const answers = v.object({ accountId: v.pipe(v.string('Please choose an account'), v.nonEmpty()) });

function Choose({ link }: { readonly link: Link }) {
  const isForMoney = useIsForMoney();
  const pathTo = useScreenPath();
  const save = useCommand('saveDisbursementAccount');
  const pay = useCommand('choosePaymentMethod');
  const usable = link.accounts.filter(({ canReceive }) => canReceive);
  const initial: { accountId: string | null } = {
    accountId: usable.length === 1 ? (usable[0]?.accountId ?? null) : null,
  };
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: ({ accountId }) => {
      const account = { way: 'linked', linkToken: link.uuid, accountId } as const;
      return isForMoney ? save({ account }) : pay({ paymentType: 'AUTOPAY', account });
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['lead']}>
        {isForMoney
          ? 'Choose the account that your money goes to. It must be yours; your bank tells us whose it is.'
          : 'Choose the account that your payments come from.'}
      </p>
      <RadioCards
        {...form.field('accountId')}
        label="The accounts you shared"
        options={link.accounts.map(({ accountId, name, mask, kind, institution, canReceive }) => ({
          value: accountId,
          label: `${name}, ending in ${mask}`,
          hint: canReceive
            ? [institution, kind === 'checking' ? 'Checking account' : 'Savings account'].filter(Boolean).join(' · ')
            : 'Your bank gives no routing number for it, so it cannot be used here.',
          disabled: !canReceive,
        }))}
      />
      <FormEnd
        form={form}
        beside={
          <LinkAsButton to={pathTo(isForMoney ? 'bank/disburse' : 'bank/autopay')} kind="secondary">
            Use another account
          </LinkAsButton>
        }
      >
        {isForMoney ? 'Send my money here' : 'Pay from this account'}
      </FormEnd>
    </form>
  );
}

function NotFinished({ link }: { readonly link: Link | null }) {
  const isForMoney = useIsForMoney();
  const pathTo = useScreenPath();
  const window = useLinkWindow();
  const isOpen = link?.state === 'open';
  return (
    <Card title={isOpen ? 'You have not finished at your bank' : 'No account is linked yet'}>
      <p>
        {isOpen
          ? 'Your bank’s page is still open for you. Go on where you stopped, or enter the account by hand.'
          : 'Nothing was shared with us. You can link your bank now, or enter the account by hand.'}
      </p>
      {window.failure !== undefined && <Alert>{window.failure}</Alert>}
      <div className={styles['actions']}>
        <Button isBusy={window.isBusy} busyLabel="Opening" onClick={() => void window.open({ use: 'bank' })}>
          {isOpen ? 'Go on at my bank' : 'Link my bank'}
        </Button>
        <LinkAsButton to={pathTo(isForMoney ? 'bank/manual-disburse' : 'bank/autopay')} kind="secondary">
          {isForMoney ? 'Enter it by hand' : 'Back to payments'}
        </LinkAsButton>
      </div>
    </Card>
  );
}
