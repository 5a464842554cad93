/** Where a note is written: colleagues are offered after an @, and what was begun is still there after a reload. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mentionedIn } from '#core/desk/notes.ts';
import * as words from '#core/words/en/console/notes.ts';
import { useLocation } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import shared from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './application.module.css';
import { sayWriting } from './live.ts';
import { type Colleague, useDraft, useWriteNote } from './notes.ts';

interface NoteBoxProps {
  readonly uuid: string;
  readonly colleagues: readonly Colleague[];
}

/** So many names are offered at once. */
const OFFERED = 5;

export function NoteBox({ uuid, colleagues }: NoteBoxProps) {
  const { text, write, send: empty, settle } = useDraft(uuid);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = useWriteNote(uuid);
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const wantsToWrite = new URLSearchParams(search).has('write');
  useEffect(() => {
    if (wantsToWrite) form.current?.querySelector('textarea')?.focus();
  }, [wantsToWrite]);
  const change = (next: string) => {
    write(next);
    sayWriting(next.trim() !== '');
  };
  const add = async (isPinned: boolean) => {
    if (isBusy) return;
    if (text.trim() === '') return setFailure(words.pleaseWriteANote);
    setBusy(true);
    const mentions = mentionedIn(text, colleagues).map(({ identityUuid }) => identityUuid);
    // It stands among the notes at once; refused, it is in the field again, with the sentence.
    empty();
    sayWriting(false);
    const refusal = await send({ kind: 'note', text: text.trim(), mentions, isPinned });
    setBusy(false);
    setFailure(refusal);
    sayWriting(settle(refusal === undefined).trim() !== '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(false);
  };
  return (
    <form ref={form} className={styles['noteBox']} onSubmit={submit} noValidate>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <TextArea
        label={words.writeANote}
        hint={text === '' ? words.onlyOurTeamSees : words.draftIsKept}
        name="note"
        rows={3}
        value={text}
        onChange={change}
      />
      <Offered text={text} colleagues={colleagues} onChoose={change} />
      <div className={shared['actions']}>
        <OfferedButton type="submit" isBusy={isBusy}>
          {words.addNote}
        </OfferedButton>
        <OfferedButton kind="secondary" aria-disabled={isBusy || undefined} onClick={() => void add(true)}>
          {words.addAndPin}
        </OfferedButton>
      </div>
    </form>
  );
}

interface OfferedProps {
  readonly text: string;
  readonly colleagues: readonly Colleague[];
  readonly onChoose: (text: string) => void;
}

/** Names that go on from what stands after the last @. */
function Offered({ text, colleagues, onChoose }: OfferedProps) {
  const begun = /@([\p{L}'’. -]*)$/u.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return null;
  const found = colleagues.filter(
    ({ name }) => name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun.trim(),
  );
  if (found.length === 0) return null;
  return (
    <ul className={styles['offered']} aria-label={words.colleaguesToMention}>
      {found.slice(0, OFFERED).map(({ identityUuid, name }) => (
        <li key={identityUuid}>
          <Button
            kind="quiet"
            aria-label={words.mention(name)}
            onClick={() => onChoose(`${text.slice(0, text.length - begun.length)}${name} `)}
          >
            @{name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
