/** Back from the bank: which of the shared accounts it is to be, for the money or for the payments. */
import * as v from 'valibot';
import * as words from '#core/words/en/bank.ts';
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
  const isForMoney = useIsForMoney();
  const pathTo = useScreenPath();
  return (
    <Screen
      back={isForMoney ? { to: pathTo('bank/disburse') } : { to: pathTo('bank/autopay'), label: words.backToPayments }}
    >
      <Loaded query={query} label={words.askingYourBankWhich}>
        {({ link }) =>
          link?.state === 'finished' && link.accounts.length > 0 ? <Choose link={link} /> : <NotFinished link={link} />
        }
      </Loaded>
    </Screen>
  );
}

const answers = v.object({
  accountId: v.pipe(v.string(words.pleaseChooseAnAccount), v.nonEmpty(words.pleaseChooseAnAccount)),
});

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
        {isForMoney ? words.chooseTheAccountThatYourMoney : words.chooseTheAccountThatYourPayments}
      </p>
      <RadioCards
        {...form.field('accountId')}
        label={words.theAccountsYouShared}
        options={link.accounts.map(({ accountId, name, mask, kind, institution, canReceive }) => ({
          value: accountId,
          label: words.endingInWithName(name, mask),
          hint: canReceive
            ? [institution, kind === 'checking' ? words.checkingAccount : words.savingsAccount]
                .filter(Boolean)
                .join(' · ')
            : words.yourBankGivesNo,
          disabled: !canReceive,
        }))}
      />
      <FormEnd
        form={form}
        beside={
          <LinkAsButton to={pathTo(isForMoney ? 'bank/disburse' : 'bank/autopay')} kind="secondary">
            {words.toUseAnotherAccount}
          </LinkAsButton>
        }
      >
        {isForMoney ? words.sendMyMoneyHere : words.payFromThisAccount}
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
    <Card title={isOpen ? words.youHaveNotFinished : words.noAccountIsLinked}>
      <p>{isOpen ? words.yourBanksPageIsStill : words.nothingWasSharedWithUs}</p>
      {window.failure !== undefined && <Alert>{window.failure}</Alert>}
      <div className={styles['actions']}>
        <Button isBusy={window.isBusy} busyLabel={words.opening} onClick={() => void window.open({ use: 'bank' })}>
          {isOpen ? words.goOnAtMy : words.linkMyBank}
        </Button>
        {isForMoney && (
          <LinkAsButton to={pathTo('bank/manual-disburse')} kind="secondary">
            {words.enterItByHand}
          </LinkAsButton>
        )}
      </div>
    </Card>
  );
}
