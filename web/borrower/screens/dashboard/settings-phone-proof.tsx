/** Confirming the phone by a code: from then on it is one more way to confirm who somebody is. */
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { refusalOf } from '../../failure-text.ts';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';

const sixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, 'Please enter the six digits of the code'));

/** `number` changes when another phone is saved: then what is known of it is read again. */
export function PhoneProof({ number }: { readonly number: string }) {
  const [phone, setPhone] = useState<Answer<'GET /identity/secure/api/v1/step-up'>['phone']>(null);
  const read = useCallback(async () => {
    // Where it cannot be read nothing is offered: the number itself is shown by the form.
    const known = await call('GET /identity/secure/api/v1/step-up').catch(() => null);
    setPhone(known?.phone ?? null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another proof.
  useEffect(() => void read(), [read, number]);
  if (!phone) return null;
  if (phone.isConfirmed) return <p className={styles['muted']}>Confirmed: we can send you codes by text message.</p>;
  return <Unproven key={number} to={phone.to} onProven={read} />;
}

function Unproven({ to, onProven }: { readonly to: string; readonly onProven: () => Promise<void> }) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | { readonly failure: string }>('asking');
  const send = () => {
    setState('sending');
    call('POST /identity/secure/api/v1/identity/phone/send').then(
      () => setState('sent'),
      (error: unknown) => setState({ failure: refusalOf(error).message }),
    );
  };
  if (state === 'sent') return <Prove to={to} onProven={onProven} />;
  return (
    <div className={styles['part']}>
      {typeof state === 'object' && <Alert>{state.failure}</Alert>}
      <p className={styles['muted']}>
        Confirm this number, and we can send you the codes that we ask for before a signature or a new account.
      </p>
      <div>
        <Button kind="quiet" isBusy={state === 'sending'} busyLabel="Sending" onClick={send}>
          Send a code to {to}
        </Button>
      </div>
    </div>
  );
}

function Prove({ to, onProven }: { readonly to: string; readonly onProven: () => Promise<void> }) {
  const setting = useSetting({
    schema: v.object({ code: sixDigits }),
    initial: { code: '' },
    save: async (body) => {
      await call('POST /identity/secure/api/v1/identity/phone/confirm', { body });
      await onProven();
      return 'Your phone is confirmed.';
    },
  });
  return (
    <SettingForm setting={setting} submit="Confirm phone" busyLabel="Checking">
      <TextField
        {...setting.form.field('code')}
        label="Code from our text message"
        hint={`We sent it to ${to}.`}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </SettingForm>
  );
}
