/** What someone signs in with besides the password: each factor, when it was last used, one more, one fewer, new codes. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/frame.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import styles from './console.module.css';
import { AddApp } from './door/add-app.tsx';
import { AddPasskey } from './door/add-passkey.tsx';
import { readFactorsAgain, useFactors } from './door/factors.ts';
import { RecoveryCodes } from './door/recovery-codes.tsx';
import { KeyboardCard } from './frame/keyboard-card.tsx';
import { type StaffRole, titlesOf } from './me.ts';
import { Opening } from './opening.tsx';
import { PageTitle } from './page-title.tsx';
import { Passkey } from './passkey.tsx';
import { Problem } from './problem.tsx';

export function SecurityPage({ roles }: { readonly roles: readonly StaffRole[] }) {
  const factors = useFactors();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const list = useFocusWhenFewer(factors.data?.passkeys.length ?? 0);
  const left = useFocusWhenShown<HTMLParagraphElement>(factors.data !== undefined && codes.length === 0);
  const added = (made: readonly string[]) => {
    if (made.length > 0) setCodes(made);
    void readFactorsAgain();
  };
  if (factors.isError) return <Problem error={factors.error} onTryAgain={() => void factors.refetch()} />;
  if (!factors.data) return <Opening label={words.lookingUpYourFactors} />;
  const { passkeys, hasApp, recoveryCodesLeft } = factors.data;
  return (
    <>
      <PageTitle>{words.howYouSignInLabel}</PageTitle>
      <p>{words.youWorkHereAs(titlesOf(roles))}</p>
      <Card title={words.passkeys}>
        <p className={styles['muted']}>{words.yourFingerprintFaceOrDevice}</p>
        <div ref={list} tabIndex={-1}>
          {passkeys.length === 0 ? (
            <p>{words.youDontHaveAPasskey}</p>
          ) : (
            <ul className={styles['rows']} aria-label={words.yourPasskeys}>
              {passkeys.map((passkey) => (
                <Passkey key={passkey.uuid} passkey={passkey} />
              ))}
            </ul>
          )}
        </div>
        <AddPasskey isFirst={false} onAdded={added} />
      </Card>
      <Card title={words.authenticatorApp}>
        <p className={styles['muted']}>{words.anAppOnYourPhone}</p>
        {hasApp ? <RemoveApp /> : <AddApp onAdded={added} />}
      </Card>
      <Card title={words.recoveryCodes}>
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes([])} isInPlace />
        ) : (
          <Act
            label={words.makeNewCodes}
            act={async () => added((await call('POST /identity/secure/api/v1/identity/recovery-codes')).recoveryCodes)}
          >
            <p ref={left} tabIndex={-1}>
              {words.youHaveRecoveryLeftNew(recoveryCodesLeft)}
            </p>
          </Act>
        )}
      </Card>
      <KeyboardCard />
    </>
  );
}

/** The button that removed one goes with its row: focus stays with those that are left. */
function useFocusWhenFewer(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}

function RemoveApp() {
  const { form, open, dialog } = useQuestion({
    schema: v.object({ presentPassword: v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword)) }),
    initial: { presentPassword: '' },
    onAnswer: async (body) => {
      try {
        await call('POST /identity/secure/api/v1/identity/totp/remove', { body });
        await readFactorsAgain();
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  return (
    <div className={styles['row']}>
      <p>{words.itsSetUp}</p>
      <Button kind="secondary" aria-label={words.removeTheAuthenticatorApp} onClick={open}>
        {words.remove}
      </Button>
      <FormDialog {...dialog} title={words.removeTheAuthenticatorApp} submit={words.removeIt}>
        <PasswordField {...form.field('presentPassword')} label={words.yourPassword} autoComplete="current-password" />
      </FormDialog>
    </div>
  );
}

interface ActProps {
  readonly label: string;
  readonly act: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A sentence with a button for what can be done about it; a refusal is shown above. */
function Act({ label, act, children }: ActProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(sentenceOf(error)));
    setBusy(false);
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['row']}>
        {children}
        <Button kind="secondary" isBusy={isBusy} busyLabel={words.working} onClick={() => void run()}>
          {label}
        </Button>
      </div>
    </>
  );
}
