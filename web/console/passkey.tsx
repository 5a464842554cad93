/** One passkey: where it works, when it was last used, and removing it, which is asked again. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/frame.ts';
import { showZoned } from '#web/app/dates.ts';
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
      announce(words.isRemoved(name));
      await readFactorsAgain();
      return undefined;
    },
  });
  return (
    <li className={styles['row']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['facts']}>
          <span>{words.forLabel(site)}</span>
          <span>{words.made(showZoned(createdAt))}</span>
          <span>{lastUsedAt === null ? words.notUsedYet : words.lastUsed(showZoned(lastUsedAt))}</span>
        </p>
        {isDistrusted && <p>{words.itMayHaveBeen}</p>}
      </div>
      <Button kind="secondary" aria-label={words.removeWithName(name)} onClick={open}>
        {words.remove}
      </Button>
      <FormDialog {...dialog} title={words.removeThisPasskey} submit={words.removeIt}>
        <p>{words.youWontBeAble(name)}</p>
      </FormDialog>
    </li>
  );
}
