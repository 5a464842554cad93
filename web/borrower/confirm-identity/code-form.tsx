/** The code: typed, pasted, or filled in by the phone; and a new one for who did not get it. */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { refusalOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './confirm-identity.module.css';
import { forgetSent, lastSent, refusalToSend, type Sent, sendCode } from './sent.ts';

const waitS = 30;
const sixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, 'Please enter the six digits of the code'));
const appCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(?:\d{3} ?\d{3}|(?:[a-z\d]{4}[ -]?){3}[a-z\d]{4})$/i,
    'Please enter the six digits of the code, or a recovery code',
  ),
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
      {failure !== undefined && <Alert title="We couldn’t send a code">{failure}</Alert>}
      {form.failure && <Alert>{form.failure}</Alert>}
      <p>
        {sent ? (
          <>
            Enter the code we sent to <strong className={styles['to']}>{sent.to}</strong>. It works for ten minutes.
          </>
        ) : (
          'Enter the code your authenticator app shows now.'
        )}
      </p>
      <TextField
        {...code}
        ref={input}
        label={sent ? 'Six-digit code' : 'Code from your authenticator app'}
        hint={sent ? undefined : 'Don’t have your phone? Enter a recovery code.'}
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
        <SubmitButton isBusy={form.isSubmitting} busyLabel="Checking">
          Confirm
        </SubmitButton>
        <Button kind="secondary" onClick={onCancel}>
          Go back
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
      announce('We sent a new code.');
      setLeftS(waitS);
      onSent();
    } catch (error) {
      setFailure(refusalToSend(error));
    } finally {
      setSending(false);
    }
  };
  if (isWaiting && !isRefused)
    return (
      <p className={styles['aside']}>
        No code yet?{sent.way === 'email' && ' Check your spam folder.'} You can send a new one in {leftS} s.
      </p>
    );
  return (
    <div>
      {failure !== undefined && <Alert title="We couldn’t send a code">{failure}</Alert>}
      <Button kind="quiet" isBusy={isSending} busyLabel="Sending" onClick={again}>
        Send a new code
      </Button>
    </div>
  );
}

function secondsLeft(): number {
  const sentMs = lastSent()?.atMs;
  return sentMs === undefined ? 0 : Math.max(0, Math.ceil(waitS - (Date.now() - sentMs) / 1000));
}
