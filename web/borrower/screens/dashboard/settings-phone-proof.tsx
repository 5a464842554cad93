/** Confirming the phone by a code: from then on it is one more way to confirm who someone is. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/settings.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';

const sixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, words.pleaseEnterTheSix));

/** `number` changes when another phone is saved: then what is known of it is read again. */
export function PhoneProof({ number }: { readonly number: string }) {
  const [phone, setPhone] = useState<Answer<'GET /identity/secure/api/v1/step-up'>['phone']>(null);
  const read = useCallback(async () => {
    // Where it cannot be read nothing is offered: the number itself is shown by the form.
    const known = await call('GET /identity/secure/api/v1/step-up').catch(() => null);
    setPhone(known?.phone ?? null);
  }, []);
  const told = useRef<HTMLParagraphElement>(null);
  const proven = useCallback(async () => {
    await read();
    // The form goes with the press that ended it: who pressed is told where it stood.
    announce(words.yourPhoneIsConfirmed);
    told.current?.focus();
  }, [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another proof.
  useEffect(() => void read(), [read, number]);
  if (!phone) return null;
  if (!phone.isConfirmed) return <Unproven key={number} to={phone.to} onProven={proven} />;
  return (
    <p className={styles['muted']} ref={told} tabIndex={-1}>
      {words.confirmedWeCanText}
    </p>
  );
}

interface ProofProps {
  readonly to: string;
  readonly onProven: () => Promise<void>;
}

/** The button stays where it was while a code is sent; afterwards the field takes focus, and it sends a new one. */
function Unproven({ to, onProven }: ProofProps) {
  const [hasCode, setHasCode] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasCode) field.current?.focus();
  }, [hasCode]);
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await call('POST /identity/secure/api/v1/identity/phone/send');
      announce(words.weTextedACode(to));
      if (hasCode) field.current?.focus();
      setHasCode(true);
    } catch (error) {
      setFailure(refusalOf(error).message);
    }
    setSending(false);
  };
  return (
    <div className={styles['part']}>
      {hasCode ? (
        <Prove to={to} field={field} onProven={onProven} />
      ) : (
        <p className={styles['muted']}>{words.confirmThisNumberAndWeCan}</p>
      )}
      {failure !== undefined && <Alert title={words.weCouldntSendACode}>{failure}</Alert>}
      <div>
        <Button kind="quiet" isBusy={isSending} busyLabel={words.sending} onClick={() => void send()}>
          {hasCode ? words.sendANewCode : words.sendACodeTo(to)}
        </Button>
      </div>
    </div>
  );
}

function Prove({ to, field, onProven }: ProofProps & { readonly field: RefObject<HTMLInputElement | null> }) {
  const setting = useSetting({
    schema: v.object({ code: sixDigits }),
    initial: { code: '' },
    save: async (body) => {
      await call('POST /identity/secure/api/v1/identity/phone/confirm', { body });
      await onProven();
      return words.yourPhoneIsConfirmed;
    },
  });
  return (
    <SettingForm setting={setting} submit={words.confirmPhone} busyLabel={words.checking}>
      <TextField
        {...setting.form.field('code')}
        ref={field}
        label={words.codeFromOurText}
        hint={words.weSentItToItWorks(to)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </SettingForm>
  );
}
