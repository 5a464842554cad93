/** The code: typed, pasted, or filled in by the phone; and a new one for who did not get it. */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/confirm-identity.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { rich } from '#web/ui/rich.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './confirm-identity.module.css';
import { forgetSent, lastSent, refusalToSend, type Sent, sendCode } from './sent.ts';

const waitS = 30;
const sixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, words.pleaseEnterTheSix));
const appCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\d{3} ?\d{3}|(?:[a-z\d]{4}[ -]?){3}[a-z\d]{4})$/i, words.pleaseEnterTheSixDigits),
);

interface Props {
  /** Where the code went; null for a code of the authenticator app. */
  readonly sent: Sent | null;
  /** Why no new code was sent, though one may be entered. */
  readonly failure?: string | undefined;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

export function CodeForm({ sent, failure, onConfirmed, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    schema: v.object({ code: sent ? sixDigits : appCode }),
    initial: { code: '' },
    onSubmit: async (body) => {
      try {
        await call('POST /identity/secure/api/v1/step-up/verify', { body });
        forgetSent();
        onConfirmed();
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  const code = form.field('code');
  return (
    <form className={styles['body']} {...form.form}>
      {failure !== undefined && <Alert title={words.weCouldntSendACode}>{failure}</Alert>}
      {form.failure && <Alert>{form.failure}</Alert>}
      <p>
        {sent
          ? rich(words.enterTheCodeWeSent(sent.to, (text) => <strong className={styles['to']}>{text}</strong>))
          : words.enterTheCodeYourAuthenticator}
      </p>
      <TextField
        {...code}
        ref={input}
        label={sent ? words.sixDigitCode : words.codeFromYourAuthenticator}
        hint={sent ? undefined : words.dontHaveYourPhone}
        inputMode={sent ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      {sent && failure === undefined && (
        <SendAgain
          sent={sent}
          isRefused={code.error !== undefined}
          onSent={() => {
            code.onChange('');
            input.current?.focus();
          }}
        />
      )}
      <div className={styles['end']}>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.checking}>
          {words.confirm}
        </SubmitButton>
        <Button kind="secondary" onClick={onCancel}>
          {words.goBack}
        </Button>
      </div>
    </form>
  );
}

interface SendAgainProps {
  readonly sent: Sent;
  /** The code they have does not work: they need not wait for one that may be on its way. */
  readonly isRefused: boolean;
  readonly onSent: () => void;
}

/** Half a minute after the last one: most codes come in seconds, and a new one makes the old one wrong. */
function SendAgain({ sent, isRefused, onSent }: SendAgainProps) {
  const [leftS, setLeftS] = useState(() => secondsLeft());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isWaiting = leftS > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setLeftS(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const again = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await sendCode(sent);
      announce(words.weSentANew);
      setLeftS(waitS);
      onSent();
    } catch (error) {
      setFailure(refusalToSend(error));
    } finally {
      setSending(false);
    }
  };
  if (isWaiting && !isRefused)
    return <p className={styles['aside']}>{words.noCodeYetYouCan(sent.way === 'email', leftS)}</p>;
  return (
    <div>
      {failure !== undefined && <Alert title={words.weCouldntSendACode}>{failure}</Alert>}
      <Button kind="quiet" isBusy={isSending} busyLabel={words.sending} onClick={again}>
        {words.sendANewCode}
      </Button>
    </div>
  );
}

function secondsLeft(): number {
  const sentMs = lastSent()?.atMs;
  return sentMs === undefined ? 0 : Math.max(0, Math.ceil(waitS - (Date.now() - sentMs) / 1000));
}
