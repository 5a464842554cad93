/** Notes of our team: writing one, pinning, correcting one's own, and what was handed on or said by phone. */
import { useState } from 'react';
import * as v from 'valibot';
import { callOutcomes } from '#core/desk/notes.ts';
import * as listWords from '#core/words/en/console/list.ts';
import * as words from '#core/words/en/console/notes.ts';
import { showZoned } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { Loaded } from '#web/app/loaded.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import shared from '../console.module.css';
import { Nothing } from '../item-list.tsx';
import { useMe } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './application.module.css';
import type { TabProps } from './case.ts';
import { LogCall } from './log-call.tsx';
import { NoteBox } from './note-box.tsx';
import { type Note, pinNote, useNotes, useWriteNote } from './notes.ts';

export function NotesTab({ closing }: TabProps) {
  const query = useNotes(closing.uuid);
  return (
    <Loaded query={query} label={words.readingTheNotes}>
      {({ notes, colleagues }) => (
        <>
          <NoteBox uuid={closing.uuid} colleagues={colleagues} />
          <div className={shared['actions']}>
            <LogCall closing={closing} />
          </div>
          {notes.length === 0 ? (
            <Nothing>{words.noNotesYet}</Nothing>
          ) : (
            <ol className={styles['proofs']} aria-label={words.notes}>
              {notes.map((note) => (
                <NoteRow key={note.uuid} uuid={closing.uuid} note={note} timeZone={closing.timeZone} />
              ))}
            </ol>
          )}
          {query.hasMore && (
            <Button
              kind="secondary"
              isBusy={query.isReadingMore}
              busyLabel={listWords.reading}
              onClick={query.readMore}
            >
              {words.earlierNotes}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

interface NoteProps {
  readonly uuid: string;
  readonly note: Note;
  readonly timeZone: string;
}

const startOf = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function NoteRow({ uuid, note, timeZone }: NoteProps) {
  const [failure, setFailure] = useState<string>();
  const isPinned = note.pinned !== null;
  const me = useMe().data?.name ?? '';
  const pin = async () => setFailure(await pinNote(uuid, note, !isPinned, me));
  const start = startOf(note.text);
  return (
    <li className={styles['note']} data-old={note.isCorrected || undefined}>
      <NoteHead note={note} timeZone={timeZone} />
      <p className={styles['noteText']}>{note.text}</p>
      {note.mentioned.length > 0 && (
        <p className={styles['muted']}>{words.mentionsOf(new Intl.ListFormat('en-US').format(note.mentioned))}</p>
      )}
      {failure !== undefined && <Alert>{failure}</Alert>}
      {!note.isCorrected && (
        <div className={shared['actions']}>
          <OfferedButton
            kind="quiet"
            aria-label={isPinned ? words.unpinWith(start) : words.pinWith(start)}
            onClick={() => void pin()}
          >
            {isPinned ? words.unpin : words.pin}
          </OfferedButton>
          {note.isMine && note.kind === 'note' && <Correct uuid={uuid} note={note} />}
        </div>
      )}
    </li>
  );
}

function NoteHead({ note, timeZone }: Omit<NoteProps, 'uuid'>) {
  const { kind, to, call, pinned } = note;
  return (
    <p className={styles['noteHead']}>
      <strong>{words.by(note.by, showZoned(note.at, timeZone))}</strong>
      {kind === 'handOff' && to !== null && <span className={styles['chip']}>{words.handedTo(to)}</span>}
      {call && (
        <span className={styles['chip']}>
          {words.calledWith(call.with, callOutcomes[call.outcome], showZoned(call.calledAt, timeZone))}
        </span>
      )}
      {pinned && <span className={styles['chip']}>{words.pinned}</span>}
      {note.corrects !== null && <span className={styles['chip']}>{words.correction}</span>}
      {note.isCorrected && <span className={styles['chip']}>{words.corrected}</span>}
    </p>
  );
}

const answer = v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseWriteANote)) });

function Correct({ uuid, note }: Omit<NoteProps, 'timeZone'>) {
  const write = useWriteNote(uuid);
  const { form, open, dialog } = useQuestion({
    schema: answer,
    initial: { text: note.text },
    onAnswer: ({ text }) => write({ kind: 'note', text, corrects: note.uuid }),
  });
  return (
    <>
      <OfferedButton kind="quiet" aria-label={words.correctWith(startOf(note.text))} onClick={open}>
        {words.correct}
      </OfferedButton>
      <FormDialog {...dialog} title={words.correctTheNote} submit={words.saveTheCorrection}>
        <p>{words.theFirstStays}</p>
        <TextArea {...form.field('text')} label={words.note} rows={4} />
      </FormDialog>
    </>
  );
}

/** Over the tabs, so that everyone reads it before anything else. */
export function PinnedNotes({ uuid, timeZone }: { readonly uuid: string; readonly timeZone: string }) {
  const { pinned = [] } = useNotes(uuid).data ?? {};
  if (pinned.length === 0) return null;
  return (
    <ul className={styles['pins']} aria-label={words.pinned}>
      {pinned.map((note) => (
        <li key={note.uuid} className={styles['pin']}>
          <strong>{words.pinnedBy(note.pinned?.by ?? '', showZoned(note.pinned?.at ?? note.at, timeZone))}</strong>{' '}
          {note.text}
        </li>
      ))}
    </ul>
  );
}
