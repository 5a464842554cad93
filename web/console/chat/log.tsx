/** What was said, in its order, with the team's notes between; then what is on its way. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sizeText } from '#core/chat/attachments.ts';
import { linkParts } from '#core/chat/links.ts';
import * as words from '#core/words/en/console/chat.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { callForFile } from '#web/client/client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import shared from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './chat.module.css';
import type { Conversation, Entry } from './desk.ts';
import { useTyping } from './line.ts';
import { type ChatFile, discard, type Outgoing, sendAgain, useTray } from './outbox.ts';
import { useEntries } from './use-entries.ts';
import { sayWhen } from './when.ts';

const fileKey = 'GET /service-chat/api/v1/desk/conversations/{uuid}/attachments/{attachmentUuid}';

export function Log({ conversation }: { readonly conversation: Conversation }) {
  const { uuid, name, notes, personReadSeq } = conversation;
  const { shown, hasMore, failure, showOlder } = useEntries(conversation);
  const { outgoing } = useTray(uuid);
  const typing = useTyping(uuid);
  const box = useRef<HTMLDivElement>(null);
  const last = `${shown.at(-1)?.seq} ${outgoing.length} ${notes.length} ${typing === undefined}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what moves it.
  useEffect(() => {
    box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [last]);
  const lastRead = shown.findLast(({ kind, seq }) => kind === 'agent' && seq <= personReadSeq)?.seq;
  const lines = [
    ...shown.map((entry) => ({
      at: entry.message.timestamp,
      key: `m${entry.seq}`,
      line: <Said uuid={uuid} entry={entry} isRead={entry.seq === lastRead} />,
    })),
    ...notes.map((note) => ({ at: note.at, key: note.uuid, line: <Note note={note} /> })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div ref={box} className={styles['log']} role="log" aria-label={words.messagesOf(name)} tabIndex={0}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {hasMore && (
        <Button kind="quiet" onClick={() => void showOlder()}>
          {words.olderMessages}
        </Button>
      )}
      <ol className={styles['entries']}>
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
        {outgoing.map((message) => (
          <li key={message.clientKey}>
            <OnItsWay uuid={uuid} message={message} />
          </li>
        ))}
      </ol>
      {typing !== undefined && (
        // Not read aloud: it changes every two seconds.
        <div className={styles['typing']} aria-live="off">
          <p className={styles['fine']}>{words.isTyping(name)}</p>
          <p className={styles['ghost']}>{typing}</p>
        </div>
      )}
    </div>
  );
}

/** In the palette a message is told by how it begins. */
const HINT_CHARS = 60;

interface OnItsWayProps {
  readonly uuid: string;
  readonly message: Outgoing;
}

function OnItsWay({ uuid, message }: OnItsWayProps) {
  const begins = message.text.slice(0, HINT_CHARS);
  return (
    <div className={styles['out']}>
      <Bubble text={message.text} files={message.files} />
      {message.failure === null ? (
        <p className={styles['fine']}>{words.sending}</p>
      ) : (
        <>
          <p className={styles['failed']}>{words.notSent(message.failure)}</p>
          <div className={shared['actions']}>
            <OfferedButton kind="secondary" hint={begins} onClick={() => sendAgain(uuid, message)}>
              {words.sendAgain}
            </OfferedButton>
            <OfferedButton kind="quiet" hint={begins} onClick={() => discard(uuid, message)}>
              {words.discard}
            </OfferedButton>
          </div>
        </>
      )}
    </div>
  );
}

interface SaidProps {
  readonly uuid: string;
  readonly entry: Entry;
  /** The last of the agents' that the person has read. */
  readonly isRead: boolean;
}

function Said({ uuid, entry: { kind, message, files, answer }, isRead }: SaidProps) {
  if (kind === 'system') return <p className={styles['system']}>{message.body}</p>;
  return (
    <div className={kind === 'agent' ? styles['out'] : styles['in']}>
      <p className={styles['fine']}>
        <strong>{message.author}</strong> {sayWhen(message.timestamp)}
      </p>
      <Bubble text={message.body} files={files} uuid={uuid} />
      {answer && <p className={styles['fine']}>{words.source(answer.source.title)}</p>}
      {isRead && <p className={styles['fine']}>{words.read}</p>}
    </div>
  );
}

interface BubbleProps {
  readonly text: string;
  readonly files: readonly ChatFile[];
  /** Where its files can be had already. */
  readonly uuid?: string;
}

function Bubble({ text, files, uuid }: BubbleProps): ReactNode {
  return (
    <div className={styles['bubble']}>
      {text !== '' && (
        <p className={styles['text']}>
          <Linked text={text} />
        </p>
      )}
      {files.map((file) =>
        uuid === undefined ? <p key={file.uuid}>{file.filename}</p> : <File key={file.uuid} uuid={uuid} file={file} />,
      )}
    </div>
  );
}

/** An address is a link only where core's table approves it; any other stays the words it is. */
function Linked({ text }: { readonly text: string }) {
  return linkParts(text, [location.hostname]).map(({ text: part, href }, place) =>
    href === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay where they are
      <a key={place} href={href} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
}

/** Kept and not opened here: what a stranger sends is not shown inside the console. */
function File({ uuid, file }: { readonly uuid: string; readonly file: ChatFile }) {
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setFailure(undefined);
    try {
      const params = { uuid, attachmentUuid: file.uuid };
      saveFile(await callForFile(fileKey, { params }), file.filename, file.mediaType);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <>
      <OfferedButton kind="quiet" onClick={() => void save()}>
        {words.saveFile(file.filename, sizeText(file.size))}
      </OfferedButton>
      {failure !== undefined && <Alert>{failure}</Alert>}
    </>
  );
}

function Note({ note: { at, byName, text } }: { readonly note: Conversation['notes'][number] }) {
  return (
    <div className={styles['note']}>
      <p className={styles['fine']}>
        <strong>{words.teamOnly(byName)}</strong> {sayWhen(at)}
      </p>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}
