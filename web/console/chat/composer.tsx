/** Where an agent writes to the person. What was begun stays when they look at another conversation and come back. */
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { attachmentEndings, attachmentRefusal, attachmentRefusals } from '#core/chat/attachments.ts';
import { mayBeSent, messageCharsMax, messageFilesMax } from '#core/chat/message.ts';
import { openRefusal } from '#core/chat/placeholders.ts';
import * as said from '#core/words/en/chat/message.ts';
import * as words from '#core/words/en/console/chat.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import shared from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import { AnswerPicker } from './answer-picker.tsx';
import styles from './chat.module.css';
import { sayTyping } from './line.ts';
import { type ChatFile, drafts, send, useTray } from './outbox.ts';

export function Composer({ uuid }: { readonly uuid: string }) {
  const [text, setText] = useState(drafts.get(uuid) ?? '');
  const [problem, setProblem] = useState<string>();
  const { files, isAdding, add, remove, clear } = useFiles(uuid, setProblem);
  const { notice } = useTray(uuid);
  const write = (next: string) => {
    drafts.set(uuid, next);
    setText(next);
    if (next.trim() !== '') sayTyping(uuid);
  };
  const submit = () => {
    if (isAdding) return setProblem(words.addingFiles);
    if (!mayBeSent(text, files.length)) return setProblem(said.writeSomethingFirst);
    if (text.trim().length > messageCharsMax) return setProblem(said.mustBeAtMostCharacters(messageCharsMax));
    const open = openRefusal(text);
    if (open !== undefined) return setProblem(open);
    setProblem(undefined);
    send(uuid, text.trim(), files);
    write('');
    clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLTextAreaElement;
    // Someone who chooses a character by Enter is still writing it.
    if (!isEnter || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles['composer']} onSubmit={handleSubmit} onKeyDown={handleKey}>
      {notice !== null && (
        <p role="status" className={styles['notice']}>
          {notice}
        </p>
      )}
      {problem !== undefined && <Alert>{problem}</Alert>}
      <TextArea label={words.yourReply} hint={words.enterSends} name="reply" rows={2} value={text} onChange={write} />
      <AnswerPicker uuid={uuid} text={text} onWrite={write} />
      {files.length > 0 && <Files files={files} onRemove={remove} />}
      <div className={shared['actions']}>
        <OfferedButton type="submit" hint={words.yourReply}>
          {words.send}
        </OfferedButton>
        <FilePicker isAdding={isAdding} onChoose={(chosen) => void add(chosen)} />
      </div>
    </form>
  );
}

/** Each file is sent when it is chosen; the message names those that arrived. */
function useFiles(uuid: string, onProblem: (problem: string | undefined) => void) {
  const [files, setFiles] = useState<readonly ChatFile[]>([]);
  const [isAdding, setAdding] = useState(false);
  const add = async (chosen: readonly File[]) => {
    onProblem(undefined);
    if (files.length + chosen.length > messageFilesMax) return onProblem(said.atMostFiles(messageFilesMax));
    const refused = chosen.map(attachmentRefusal).find((refusal) => refusal !== undefined);
    if (refused !== undefined) return onProblem(attachmentRefusals[refused]);
    setAdding(true);
    try {
      for (const file of chosen) {
        const body = new FormData();
        body.append('file', file, file.name);
        const key = 'POST /service-chat/api/v1/desk/conversations/{uuid}/attachments';
        const kept = await call(key, { params: { uuid }, body });
        setFiles((before) => [...before, kept]);
      }
    } catch (error) {
      onProblem(sentenceOf(error));
    }
    setAdding(false);
  };
  const remove = (gone: ChatFile) => setFiles((before) => before.filter((file) => file.uuid !== gone.uuid));
  return { files, isAdding, add, remove, clear: () => setFiles([]) };
}

interface FilesProps {
  readonly files: readonly ChatFile[];
  readonly onRemove: (file: ChatFile) => void;
}

function Files({ files, onRemove }: FilesProps) {
  return (
    <ul className={shared['rows']}>
      {files.map((file) => (
        <li key={file.uuid}>
          {file.filename}{' '}
          <OfferedButton kind="quiet" aria-label={words.removeFile(file.filename)} onClick={() => onRemove(file)}>
            {words.discard}
          </OfferedButton>
        </li>
      ))}
    </ul>
  );
}

interface FilePickerProps {
  readonly isAdding: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

function FilePicker({ isAdding, onChoose }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = '';
  };
  return (
    <>
      <OfferedButton
        kind="secondary"
        isBusy={isAdding}
        busyLabel={words.addingFiles}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {words.addFiles}
      </OfferedButton>
      <span id={id} className={styles['fine']}>
        {words.sevenKinds}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={attachmentEndings}
        aria-label={words.addFiles}
        onChange={choose}
      />
    </>
  );
}
