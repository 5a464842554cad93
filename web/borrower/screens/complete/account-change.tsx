/** An account that was changed after signing: how long the money waits for it, and the code that confirms the change. */
import * as v from 'valibot';
import * as words from '#core/words/en/complete.ts';
import { sayMoment } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { refused, useJourney, useSend } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import type { ClosingDays } from './closing-days.ts';

type Hold = NonNullable<NonNullable<ClosingDays['money']>['accountHold']>;

interface AccountChangeProps {
  readonly hold: Hold;
  readonly mask: string | null;
  readonly timeZone: string;
  /** What the days say is out of date now. */
  readonly onSent: () => Promise<unknown>;
}

export function AccountChange({ hold, mask, timeZone, onSent }: AccountChangeProps) {
  const confirmed = useFocusWhenShown<HTMLParagraphElement>(hold.isConfirmed);
  if (hold.isOver && hold.isConfirmed) return null;
  return (
    <Card title={words.youChangedTheAccount}>
      {hold.isConfirmed ? (
        <p role="status" ref={confirmed} tabIndex={-1}>
          {words.youConfirmedTheChange}
        </p>
      ) : (
        <Confirm hold={hold} onSent={onSent} />
      )}
      <p>{words.toKeepYourMoney(hold.isOver, mask ?? '', sayMoment(hold.until, timeZone))}</p>
    </Card>
  );
}

const TRIES = 5;
const answers = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    v.regex(/^\d{8}$/, words.pleaseEnterThe8),
  ),
});

function Confirm({ hold: { triesLeft }, onSent }: Pick<AccountChangeProps, 'hold' | 'onSent'>) {
  const { application, next } = useJourney();
  const send = useSend('confirmAccountChange', application.uuid);
  const form = useForm({
    schema: answers,
    initial: { code: '' },
    onSubmit: async (said): Promise<Refusal | undefined> => {
      try {
        await send(said);
        await onSent();
        return undefined;
      } catch (error) {
        return refused(error, next);
      }
    },
  });
  if (triesLeft === 0)
    return <Alert title={words.theCodeWasWrong}>{rich(words.callUsAtAndWell(<SupportPhone />))}</Alert>;
  return (
    <form className={styles['form']} {...form.form} autoComplete="off">
      {triesLeft < TRIES && <Alert title={words.thatCodeIsntRight}>{words.checkTheCodeInOur(triesLeft)}</Alert>}
      <p>{rich(words.enterTheCodeWeEmailed(<SupportPhone />))}</p>
      <TextField
        {...form.field('code')}
        label={words.codeFromOurEmail}
        hint={words.digits8}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <FormEnd form={form}>{words.confirmTheNewAccount}</FormEnd>
    </form>
  );
}
