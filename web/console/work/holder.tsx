/**
 * Who holds an application, and what one can do about it: claim it, give it back, take it over with a word. While it is
 * one's own, a key or the pointer says that one is still at it.
 */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/claims.ts';
import { showZoned } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { Caps, KeyButton } from '../frame/caps.tsx';
import { keyTable } from '../frame/key-table.ts';
import { useMe } from '../me.ts';
import { actOnClaim, type Holding, useClaim } from './claims.ts';
import styles from './holder.module.css';

export function Holder({ applicationUuid }: { readonly applicationUuid: string }) {
  const { data } = useClaim(applicationUuid);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const me = useMe();
  const isMine = data?.holder?.isMe ?? false;
  useStillHere(applicationUuid, isMine);
  if (data === undefined) return <Coming />;
  const act = async (what: 'claim' | 'release') => {
    setBusy(true);
    setFailure(await actOnClaim(applicationUuid, { do: what }, me.data));
    setBusy(false);
  };
  const { holder } = data;
  return (
    <div className={styles['holder']}>
      <span>
        <span className={styles['label']}>{words.holder}</span> {sayHolder(holder)}
        {holder?.givenBy != null && <span className={styles['label']}> {words.givenBy(holder.givenBy)}</span>}
      </span>
      {holder === null && (
        <KeyButton hotkey="claim" kind="secondary" isBusy={isBusy} onClick={() => void act('claim')}>
          {words.claim}
        </KeyButton>
      )}
      {holder?.isMe && (
        <KeyButton hotkey="release" kind="quiet" isBusy={isBusy} onClick={() => void act('release')}>
          {words.release}
        </KeyButton>
      )}
      {holder !== null && !holder.isMe && <TakeOver applicationUuid={applicationUuid} holder={holder} />}
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
    </div>
  );
}

/** As large as it will be, most likely: what stands below must not move away under a finger when it comes. */
function Coming() {
  return (
    <div className={classNames(styles['holder'], styles['coming'])} aria-hidden="true">
      <span>
        <span className={styles['label']}>{words.holder}</span> {words.free}
      </span>
      <span className={buttonClass('secondary')} data-button="">
        {words.claim}
        <Caps press={keyTable.claim.press} />
      </span>
    </div>
  );
}

function sayHolder(holder: Holding | null): string {
  if (holder === null) return words.free;
  const since = showZoned(holder.since);
  return holder.isMe ? words.youSince(since) : words.nameSince(holder.name, since);
}

const answer = v.object({
  word: v.pipe(v.string(), v.trim(), v.nonEmpty(words.writeAWord), v.maxLength(500, words.atMost500)),
});

interface TakeOverProps {
  readonly applicationUuid: string;
  readonly holder: Pick<Holding, 'name'>;
}

function TakeOver({ applicationUuid, holder: { name } }: TakeOverProps) {
  const { form, open, dialog } = useQuestion({
    schema: answer,
    initial: { word: '' },
    onAnswer: ({ word }) => actOnClaim(applicationUuid, { do: 'takeOver', word }),
  });
  return (
    <>
      <KeyButton hotkey="claim" kind="secondary" onClick={open}>
        {words.takeOver}
      </KeyButton>
      <FormDialog {...dialog} title={words.takeOverFrom(name)} submit={words.takeOver}>
        <p>{words.holderIsTold(name)}</p>
        <TextArea
          {...form.field('word')}
          label={words.wordToHolder(name)}
          hint={words.wordHint}
          rows={3}
          lengthMax={500}
        />
      </FormDialog>
    </>
  );
}

/** So often, at most, the server is told. */
const TELL_MS = 60_000;

/** Keys and the pointer count as being at it; so does having taken it. */
function useStillHere(applicationUuid: string, isMine: boolean): void {
  const toldAt = useRef(0);
  useEffect(() => {
    if (!isMine) return;
    toldAt.current = Date.now();
    const tell = () => {
      if (Date.now() - toldAt.current < TELL_MS) return;
      toldAt.current = Date.now();
      void actOnClaim(applicationUuid, { do: 'touch' });
    };
    const signs = ['keydown', 'pointerdown', 'pointermove'] as const;
    for (const sign of signs) document.addEventListener(sign, tell, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, tell);
    };
  }, [applicationUuid, isMine]);
}
