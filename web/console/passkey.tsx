/** One passkey: where it works, when it was last used, and removing it, which is asked once more. */
import * as v from 'valibot';
import { showMoment } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import styles from './console.module.css';
import { type Factors, readFactorsAgain } from './door/factors.ts';

export function Passkey({ passkey }: { readonly passkey: Factors['passkeys'][number] }) {
  const { uuid, name, site, createdAt, lastUsedAt, isDistrusted } = passkey;
  const { open, dialog } = useQuestion({
    schema: v.object({}),
    initial: {},
    onAnswer: async () => {
      try {
        const params = { passkeyUuid: uuid };
        await call('DELETE /identity/secure/api/v1/identity/passkeys/{passkeyUuid}', { params });
      } catch (error) {
        return sentenceOf(error);
      }
      announce(`${name} is removed.`);
      await readFactorsAgain();
      return undefined;
    },
  });
  return (
    <li className={styles['row']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['facts']}>
          <span>For {site}</span>
          <span>Made {showMoment(createdAt)}</span>
          <span>{lastUsedAt === null ? 'Not used yet' : `Last used ${showMoment(lastUsedAt)}`}</span>
        </p>
        {isDistrusted && <p>It may have been copied, so it no longer works. Please remove it.</p>}
      </div>
      <Button kind="secondary" aria-label={`Remove ${name}`} onClick={open}>
        Remove
      </Button>
      <FormDialog {...dialog} title="Remove this passkey?" submit="Remove it">
        <p>You won’t be able to sign in with “{name}” anymore. On the device itself it can stay or be deleted there.</p>
      </FormDialog>
    </li>
  );
}
