/** What somebody signs in with beside the password: each factor, when it was last used, one more, one fewer, new codes. */
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './console.module.css';
import { AddApp } from './door/add-app.tsx';
import { AddPasskey } from './door/add-passkey.tsx';
import { type Factors, readFactorsAgain, useFactors } from './door/factors.ts';
import { RecoveryCodes } from './door/recovery-codes.tsx';
import { FormDialog, useQuestion } from './form-dialog.tsx';
import { showMoment } from './moment.ts';
import { Problem, sentenceOf } from './problem.tsx';

export function SecurityPage() {
  const factors = useFactors();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const added = (made: readonly string[]) => {
    if (made.length > 0) setCodes(made);
    void readFactorsAgain();
  };
  if (factors.isError) return <Problem error={factors.error} onTryAgain={() => void factors.refetch()} />;
  if (!factors.data) return <Skeleton label="Looking up your factors" kind="block" />;
  const { passkeys, hasApp, recoveryCodesLeft } = factors.data;
  return (
    <>
      <h1>How you sign in</h1>
      <Card title="Passkeys">
        {passkeys.length === 0 && <p>You have none yet.</p>}
        <ul className={styles['rows']}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.uuid} passkey={passkey} />
          ))}
        </ul>
        <AddPasskey key={passkeys.length} isFirst={false} onAdded={added} />
      </Card>
      <Card title="Authenticator app">{hasApp ? <RemoveApp /> : <AddApp onAdded={added} />}</Card>
      <Card title="Recovery codes">
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
        ) : (
          <Act
            label="Make new codes"
            act={async () => added((await call('POST /identity/secure/api/v1/identity/recovery-codes')).recoveryCodes)}
          >
            <p>{recoveryCodesLeft} of your codes are left. New ones put the old ones out of use.</p>
          </Act>
        )}
      </Card>
    </>
  );
}

function Passkey({ passkey }: { readonly passkey: Factors['passkeys'][number] }) {
  const { uuid, name, site, createdAt, lastUsedAt, isDistrusted } = passkey;
  const remove = async () => {
    const params = { passkeyUuid: uuid };
    await call('DELETE /identity/secure/api/v1/identity/passkeys/{passkeyUuid}', { params });
    await readFactorsAgain();
  };
  return (
    <li>
      <Act label="Remove" name={`Remove ${name}`} act={remove}>
        <div>
          <strong>{name}</strong>
          <p className={styles['facts']}>
            <span>For {site}</span>
            <span>Made {showMoment(createdAt)}</span>
            <span>{lastUsedAt === null ? 'Not used since' : `Last used ${showMoment(lastUsedAt)}`}</span>
          </p>
          {isDistrusted && <p>It may have been copied and does not count any more. Please remove it.</p>}
        </div>
      </Act>
    </li>
  );
}

function RemoveApp() {
  const { form, open, dialog } = useQuestion({
    schema: v.object({ presentPassword: v.pipe(v.string(), v.nonEmpty('Please enter your password')) }),
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
      <p>It is set up.</p>
      <Button kind="secondary" aria-label="Remove the authenticator app" onClick={open}>
        Remove
      </Button>
      <FormDialog {...dialog} title="Remove the authenticator app" submit="Remove it">
        <PasswordField {...form.field('presentPassword')} label="Your password" autoComplete="current-password" />
      </FormDialog>
    </div>
  );
}

interface ActProps {
  readonly label: string;
  /** What the button is called, where its label alone would not tell which. */
  readonly name?: string;
  readonly act: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** One thing that can be done about what stands beside it; a refusal stands above. */
function Act({ label, name, act, children }: ActProps) {
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
        <Button kind="secondary" isBusy={isBusy} busyLabel="Working" aria-label={name} onClick={() => void run()}>
          {label}
        </Button>
      </div>
    </>
  );
}
