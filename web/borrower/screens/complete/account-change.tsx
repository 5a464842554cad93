/** An account that was changed after signing: how long the money waits for it, and the code that confirms the change. */
import * as v from 'valibot';
import { sayMoment } from '#web/app/dates.ts';
import { queryClient } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { refused, useJourney, useSend } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { type ClosingDays, closingDaysKey } from './closing-days.ts';

type Hold = NonNullable<NonNullable<ClosingDays['money']>['accountHold']>;

interface AccountChangeProps {
  readonly hold: Hold;
  readonly mask: string | null;
  readonly timeZone: string;
}

export function AccountChange({ hold, mask, timeZone }: AccountChangeProps) {
  const confirmed = useFocusWhenShown<HTMLParagraphElement>(hold.isConfirmed);
  if (hold.isOver && hold.isConfirmed) return null;
  return (
    <Card title="You changed the account for your money">
      {hold.isConfirmed ? (
        <p role="status" ref={confirmed} tabIndex={-1}>
          You confirmed the change. Nothing more is needed from you.
        </p>
      ) : (
        <Confirm hold={hold} />
      )}
      <p>
        To keep your money safe, we wait three days after an account is changed.{' '}
        {hold.isOver
          ? 'They are over.'
          : `Money can go to the account ending in ${mask ?? ''} from ${sayMoment(hold.until, timeZone)}.`}{' '}
        Two team members then approve the payment again.
      </p>
    </Card>
  );
}

const TRIES = 5;
const answers = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    v.regex(/^\d{8}$/, 'Please enter the 8 digits from our email'),
  ),
});

function Confirm({ hold: { triesLeft } }: { readonly hold: Hold }) {
  const { application, next } = useJourney();
  const send = useSend('confirmAccountChange', application.uuid);
  const form = useForm({
    schema: answers,
    initial: { code: '' },
    onSubmit: async (said): Promise<Refusal | undefined> => {
      try {
        await send(said);
        await queryClient.invalidateQueries({ queryKey: [closingDaysKey] });
        return undefined;
      } catch (error) {
        return refused(error, next);
      }
    },
  });
  if (triesLeft === 0)
    return (
      <Alert title="The code was wrong too often">
        Call us at <SupportPhone />, and we’ll confirm the account by phone.
      </Alert>
    );
  return (
    <form className={styles['form']} {...form.form} autoComplete="off">
      {triesLeft < TRIES && (
        <Alert title="That code isn’t right">
          Check the code in our email.{' '}
          {triesLeft === 1 ? 'You have one more try.' : `You have ${triesLeft} more tries.`}
        </Alert>
      )}
      <p>
        Enter the code we emailed to the address we had before the change. If you didn’t change the account, call us now
        at <SupportPhone />.
      </p>
      <TextField
        {...form.field('code')}
        label="Code from our email"
        hint="8 digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <FormEnd form={form}>Confirm the new account</FormEnd>
    </form>
  );
}
