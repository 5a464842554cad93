/** Proving an account by two small deposits: waiting for them, naming them, or naming another account. */
import * as v from 'valibot';
import { queryClient } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { type CommandInput, refused, useJourney, useSend } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { type Particulars, particularsKey } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { readConditionsAgain } from '../conditions/use-conditions.ts';
import { AccountNumbers } from './account-numbers.tsx';

type Deposits = NonNullable<Particulars['accounts']['deposits']>;

const amount = v.pipe(
  v.nullable(v.number()),
  v.check((cents) => cents !== null, 'Please enter the amount of this deposit'),
  v.check((cents) => cents === null || (cents > 0 && cents < 100), 'Each deposit is less than a dollar, such as $0.27'),
);
const answers = v.object({ first: amount, second: amount });

export function SmallDeposits({ deposits }: { readonly deposits: Deposits }) {
  switch (deposits.state) {
    case 'SENT':
      return (
        <p role="status">
          We have sent two deposits of less than a dollar each to the account ending in {deposits.mask}. They arrive
          within two business days; then we write to you and ask for their amounts.
        </p>
      );
    case 'ARRIVED':
      return <NameDeposits deposits={deposits} />;
    case 'FAILED':
      return <AnotherAccount mask={deposits.mask} />;
  }
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
        <Alert title="Those were not the amounts">
          {triesLeft === 1 ? 'You have one more try.' : `You have ${triesLeft} more tries.`} Please look at your
          statement once more.
        </Alert>
      )}
      <p>You find them on the statement of the account ending in {mask}. The order does not matter.</p>
      <MoneyField {...form.field('first')} label="One deposit" />
      <MoneyField {...form.field('second')} label="The other deposit" />
      <FormEnd form={form}>Confirm the account</FormEnd>
    </form>
  );
}

const TRIES = 3;

function AnotherAccount({ mask }: { readonly mask: string }) {
  const send = useSettling('replaceAccount');
  return (
    <>
      <p>
        The account ending in {mask} could not be confirmed. Please name another one, which we ask your bank about, or
        send us a statement of this one.
      </p>
      <AccountNumbers onSend={(account) => send({ account })}>Use this account instead</AccountNumbers>
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
