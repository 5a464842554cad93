/** The two numbers on a check, typed; the account number twice, because nothing else catches a slip in it. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { accountNumber, routingNumber } from '#core/people/bank-numbers.ts';
import * as words from '#core/words/en/bank.ts';
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
    accountNumberAgain: v.pipe(v.string(), v.nonEmpty(words.pleaseConfirmTheAccount)),
  }),
  v.forward(
    v.check(
      (typed) => typed.accountNumber === typed.accountNumberAgain.replaceAll(/[\s-]/g, ''),
      words.theTwoAccountNumbers,
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
        label={words.routingNumber}
        hint={words.nineDigitsAtTheLower}
        maxLength={9}
      />
      <div className={styles['hidden']}>
        <TextField
          {...form.field('accountNumber')}
          {...digits}
          label={words.accountNumber}
          hint={words.to417Digits}
          maxLength={24}
        />
      </div>
      <TextField {...form.field('accountNumberAgain')} {...digits} label={words.confirmAccountNumber} maxLength={24} />
      <FormEnd form={form} beside={beside}>
        {children}
      </FormEnd>
    </form>
  );
}
