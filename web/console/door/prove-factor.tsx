/** Giving a second factor: a passkey where there is one, the code of an app, or a recovery code. One of them is enough. */
import { useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import type { Factors } from './factors.ts';
import { askPasskey, canUsePasskeys, passkeyRefusal } from './passkey.ts';

const base = 'POST /identity/secure/api/v1/identity';

interface ProveProps {
  readonly factors: Pick<Factors, 'hasApp' | 'passkeys'>;
  readonly onProven: () => void;
}

export function ProveFactor({ factors: { hasApp, passkeys }, onProven }: ProveProps) {
  const hasPasskey = passkeys.some(({ isDistrusted }) => !isDistrusted) && canUsePasskeys();
  return (
    <>
      {hasPasskey && <ByPasskey onProven={onProven} />}
      <ByCode hasApp={hasApp} isSecond={hasPasskey} onProven={onProven} />
    </>
  );
}

function ByPasskey({ onProven }: Pick<ProveProps, 'onProven'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const response = await askPasskey(await call(`${base}/passkeys/proof/options`));
      await call(`${base}/passkeys/proof`, { body: { response } });
      onProven();
    } catch (error) {
      setFailure(passkeyRefusal(error) ?? sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles['stack']}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div>
        <Button isBusy={isBusy} busyLabel={words.waitingForYourPasskey} onClick={() => void ask()}>
          {words.toUseYourPasskey}
        </Button>
      </div>
    </div>
  );
}

const typedCode = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseEnterACode)) });

function ByCode({ hasApp, isSecond, onProven }: { hasApp: boolean; isSecond: boolean } & Pick<ProveProps, 'onProven'>) {
  const form = useForm({
    schema: typedCode,
    initial: { code: '' },
    onSubmit: async (body) => {
      try {
        await call(`${base}/totp/verify`, { body });
        onProven();
        return undefined;
      } catch (error) {
        return { message: sentenceOf(error), param: error instanceof CallError ? error.param : undefined };
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <TextField
        {...form.field('code')}
        label={hasApp ? words.codeFromYourAuthenticatorApp : words.recoveryCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        {isSecond ? (
          <Button type="submit" kind="secondary" isBusy={form.isSubmitting} busyLabel={words.checking}>
            {words.toUseTheCode}
          </Button>
        ) : (
          <SubmitButton isBusy={form.isSubmitting} busyLabel={words.checking}>
            {words.continueLabel}
          </SubmitButton>
        )}
      </div>
    </form>
  );
}
