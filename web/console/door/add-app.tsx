/** Setting up an authenticator app: the password, a picture to scan or a key to type, and its first code. */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { rich } from '#web/ui/rich.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';

type Offer = Answer<'POST /identity/secure/api/v1/identity/totp'>;

interface AddAppProps {
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

const refusalOf = (error: unknown) => ({
  message: sentenceOf(error),
  param: error instanceof CallError ? error.param : undefined,
});

export function AddApp({ onAdded }: AddAppProps) {
  const [offer, setOffer] = useState<Offer>();
  return offer ? <FirstCode offer={offer} onAdded={onAdded} /> : <AskOffer onOffer={setOffer} />;
}

function AskOffer({ onOffer }: { readonly onOffer: (offer: Offer) => void }) {
  const form = useForm({
    schema: v.object({ presentPassword: v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword)) }),
    initial: { presentPassword: '' },
    onSubmit: async (body) => {
      try {
        onOffer(await call('POST /identity/secure/api/v1/identity/totp', { body }));
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <PasswordField {...form.field('presentPassword')} label={words.yourPassword} autoComplete="current-password" />
      <div>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.preparing}>
          {words.setUpAnApp}
        </SubmitButton>
      </div>
    </form>
  );
}

function FirstCode({ offer, onAdded }: { readonly offer: Offer } & AddAppProps) {
  const form = useForm({
    schema: v.object({
      code: v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, words.pleaseEnterTheSix)),
    }),
    initial: { code: '' },
    onSubmit: async (body) => {
      try {
        onAdded((await call('POST /identity/secure/api/v1/identity/totp/verify', { body })).recoveryCodes);
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <p ref={first} tabIndex={-1}>
        {words.scan1ThisQr}
      </p>
      <QrCode text={offer.uri} label={words.qrCodeForYourAuthenticator} />
      <p>
        {rich(
          words.cantScanItType(offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 '), (text) => (
            <span className={styles['code']}>{text}</span>
          )),
        )}
      </p>
      <p>{words.enter2TheCode}</p>
      <TextField
        {...form.field('code')}
        label={words.codeFromYourAuthenticator}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.checking}>
          {words.turnOn}
        </SubmitButton>
      </div>
    </form>
  );
}
