/** Proving an account by two small deposits: waiting for them, naming them, or naming another account. */
import * as v from 'valibot';
import * as words from '#core/words/en/bank.ts';
import { queryClient } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { type CommandInput, refused, useJourney, useSend } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { sayLate, useLate } from '../application/late.tsx';
import { type Particulars, particularsKey } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { readConditionsAgain } from '../conditions/use-conditions.ts';
import { AccountNumbers } from './account-numbers.tsx';

type Deposits = NonNullable<Particulars['accounts']['deposits']>;

const amount = v.pipe(
  v.nullable(v.number()),
  v.check((cents) => cents !== null, words.pleaseEnterTheAmount),
  v.check((cents) => cents === null || (cents > 0 && cents < 100), words.eachDepositIsLess),
);
const answers = v.object({ first: amount, second: amount });

export function SmallDeposits({ deposits }: { readonly deposits: Deposits }) {
  switch (deposits.state) {
    case 'SENT':
      return <Sent mask={deposits.mask} />;
    case 'ARRIVED':
      return <NameDeposits deposits={deposits} />;
    case 'FAILED':
      return <AnotherAccount mask={deposits.mask} />;
  }
}

function Sent({ mask }: Pick<Deposits, 'mask'>) {
  const late = useLate();
  return <p role="status">{late ? sayLate(late) : words.weHaveSentTwo(mask)}</p>;
}

function NameDeposits({ deposits: { mask, triesLeft } }: { readonly deposits: Deposits }) {
  const send = useSettling('nameSmallDeposits');
  const form = useForm({
    schema: answers,
    initial: { first: null, second: null } as { first: number | null; second: number | null },
    onSubmit: ({ first, second }): Promise<Refusal | undefined> => send({ amountsCents: [first ?? 0, second ?? 0] }),
  });
  return (
    <form className={styles['form']} {...form.form} autoComplete="off">
      {triesLeft < TRIES && (
        <Alert title={words.thoseWereNotTheAmounts}>{words.pleaseLookAtYourStatement(triesLeft)}</Alert>
      )}
      <p>{words.youFindThemOnTheStatement(mask)}</p>
      <MoneyField {...form.field('first')} label={words.oneDeposit} />
      <MoneyField {...form.field('second')} label={words.theOtherDeposit} />
      <FormEnd form={form}>{words.confirmTheAccount}</FormEnd>
    </form>
  );
}

const TRIES = 3;

function AnotherAccount({ mask }: { readonly mask: string }) {
  const send = useSettling('replaceAccount');
  return (
    <>
      <p>{words.theAccountEndingInCould(mask)}</p>
      <AccountNumbers onSend={(account) => send({ account })}>{words.toUseThisAccountInstead}</AccountNumbers>
    </>
  );
}

/** Leads nowhere: the page stays, and shows what came of it. */
function useSettling<C extends 'nameSmallDeposits' | 'replaceAccount'>(command: C) {
  const { application, next } = useJourney();
  const send = useSend(command, application.uuid);
  return async (body: CommandInput<C>): Promise<Refusal | undefined> => {
    try {
      await send(body);
      await Promise.all([readConditionsAgain(), queryClient.invalidateQueries({ queryKey: [particularsKey] })]);
      return undefined;
    } catch (error) {
      return refused(error, next);
    }
  };
}
