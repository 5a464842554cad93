/** The two numbers on a check, typed; the account number twice, because nothing else catches a slip in it. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { accountNumber, routingNumber } from '#core/people/bank-numbers.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';

interface TypedAccount {
  readonly way: 'typed';
  readonly routingNumber: string;
  readonly accountNumber: string;
}

const answers = v.pipe(
  v.object({
    routingNumber,
    accountNumber,
    accountNumberAgain: v.pipe(v.string(), v.nonEmpty('Please confirm the account number')),
  }),
  v.forward(
    v.check(
      (typed) => typed.accountNumber === typed.accountNumberAgain.replaceAll(/[\s-]/g, ''),
      'The two account numbers are not the same',
    ),
    ['accountNumberAgain'],
  ),
);

interface AccountNumbersProps {
  readonly onSend: (account: TypedAccount) => Promise<Refusal | undefined>;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

const digits = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;

export function AccountNumbers({ onSend, beside, children }: AccountNumbersProps) {
  const form = useForm({
    schema: answers,
    initial: { routingNumber: '', accountNumber: '', accountNumberAgain: '' },
    onSubmit: (typed) =>
      onSend({ way: 'typed', routingNumber: typed.routingNumber, accountNumber: typed.accountNumber }),
  });
  return (
    <form className={styles['form']} {...form.form} autoComplete="off">
      <TextField
        {...form.field('routingNumber')}
        {...digits}
        label="Routing number"
        hint="Nine digits, at the lower left of a check or in your bank’s app."
        maxLength={9}
      />
      <div className={styles['hidden']}>
        <TextField
          {...form.field('accountNumber')}
          {...digits}
          label="Account number"
          hint="4 to 17 digits, right of the routing number. Not the number on your card."
          maxLength={24}
        />
      </div>
      <TextField {...form.field('accountNumberAgain')} {...digits} label="Confirm account number" maxLength={24} />
      <FormEnd form={form} beside={beside}>
        {children}
      </FormEnd>
    </form>
  );
}
