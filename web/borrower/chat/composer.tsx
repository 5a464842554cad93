/** Where someone writes: Enter sends, Shift+Enter adds a line, files go with it, and what must not be sent is named before. */
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { attachmentEndings, sizeText } from '#core/chat/attachments.ts';
import { mayBeSent, messageCharsMax } from '#core/chat/message.ts';
import { redact } from '#core/chat/redaction.ts';
import * as messageWords from '#core/words/en/chat/message.ts';
import { secretNames } from '#core/words/en/chat/redaction.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { CloseIcon, UploadIcon } from '#web/ui/icons.tsx';
import { askForPerson } from './acts.ts';
import type { Chat, ChatProps } from './chat.ts';
import styles from './composer.module.css';
import { type AddedFile, useFiles } from './files.ts';

/** Kept while the window is closed or changes its shape. */
const drafts = new WeakMap<object, string>();

export function Composer({ chat, state: { standing } }: ChatProps) {
  const { text, problem, files, write, send } = useDraft(chat);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // While a word is being put together (Japanese, Chinese), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles['composer']} noValidate onSubmit={submit}>
      {standing?.state === 'withBot' && (
        <button type="button" className={styles['person']} onClick={() => void askForPerson(chat)}>
          {words.talkToAPerson}
        </button>
      )}
      <FileList files={files.files} onRemove={files.remove} />
      <Notes text={text} problem={problem} />
      <div className={styles['row']}>
        <AddFile onAdd={files.add} />
        <textarea
          data-first=""
          className={styles['input']}
          rows={1}
          value={text}
          aria-label={words.message}
          placeholder={words.writeAMessage}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="chat-hints"
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={press}
        />
        <button type="submit" className={styles['send']}>
          {words.send}
        </button>
      </div>
      <p className={styles['hints']} id="chat-hints">
        {words.enterSends} {standing?.state === 'withAgent' && words.yourTypingIsSeen}
      </p>
    </form>
  );
}

function useDraft(chat: Chat) {
  const [text, setText] = useState(() => drafts.get(chat) ?? '');
  const [problem, setProblem] = useState<string>();
  const files = useFiles(chat);
  const write = (next: string) => {
    drafts.set(chat, next);
    setText(next);
    setProblem(undefined);
    chat.isTouched = true;
    chat.talk?.typing(next);
  };
  const send = () => {
    const wrong = problemOf(text, files.files);
    setProblem(wrong);
    if (wrong !== undefined) return;
    chat.talk?.say(text, files.take());
    write('');
  };
  return { text, problem, files, write, send };
}

/** What will be taken out, said while it can still be changed; and why nothing was sent. */
function Notes({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  const { removed } = redact(text);
  return (
    <>
      <p className={styles['warning']} role="status">
        {removed.length > 0 && words.willBeRemoved(removed.map((kind) => secretNames[kind]))}
      </p>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function problemOf(text: string, files: readonly AddedFile[]): string | undefined {
  if (files.some(({ isOnItsWay }) => isOnItsWay)) return words.filesAreOnTheirWay;
  const arrived = files.filter(({ sent }) => sent !== undefined).length;
  if (!mayBeSent(text, arrived)) return messageWords.writeSomethingFirst;
  return text.trim().length > messageCharsMax ? messageWords.mustBeAtMostCharacters(messageCharsMax) : undefined;
}

function AddFile({ onAdd }: { readonly onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles['add']}
        aria-label={words.addAFile}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={words.addAFile}
        accept={attachmentEndings}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function FileList({
  files,
  onRemove,
}: {
  readonly files: readonly AddedFile[];
  readonly onRemove: (id: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']}>
      {files.map(({ id, file, isOnItsWay, problem }) => (
        <li key={id} className={styles['file']}>
          <span className={styles['name']}>{file.name}</span>
          <span className={styles['size']}>{isOnItsWay ? words.fileIsOnItsWay : sizeText(file.size)}</span>
          <button type="button" aria-label={words.removeFile(file.name)} onClick={() => onRemove(id)}>
            <CloseIcon />
          </button>
          {problem !== undefined && (
            <p className={styles['problem']} role="alert">
              {problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
