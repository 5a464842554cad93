/**
 * What was said, oldest first. A live region: a screen reader says what comes, and not what was there when the window was
 * opened, nor older messages that were asked for. It stays at its end unless someone has scrolled up.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { sizeText } from '#core/chat/attachments.ts';
import { linkParts } from '#core/chat/links.ts';
import type { ChatEntry } from '#core/contract/chat.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { showClock } from '#web/app/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FileIcon } from '#web/ui/icons.tsx';
import { saveAttachment } from './acts.ts';
import { Answer } from './answer.tsx';
import { type Chat, type ChatProps, fault } from './chat.ts';
import styles from './log.module.css';
import type { Pending } from './state.ts';

const nearEndPx = 80;

export function Log({ chat, state }: ChatProps) {
  const { entries, pending, typist, notices, standing } = state;
  const { box, isOlder, showOlder } = useScroll(chat, entries.length + pending.length, entries[0]?.seq);
  const isEmpty = entries.length + pending.length === 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={styles['scroll']} tabIndex={0} aria-label={words.messages}>
      {state.hasOlder && (
        <button type="button" className={styles['older']} aria-busy={isOlder || undefined} onClick={showOlder}>
          {isOlder ? words.loadingOlder : words.showOlder}
        </button>
      )}
      {isEmpty && !state.alert && <p className={styles['empty']}>{words.noMessagesYet}</p>}
      <div role="log" aria-live={isOlder ? 'off' : 'polite'} aria-label={words.messages} className={styles['list']}>
        {entries.map((entry) => (
          <Entry
            key={entry.clientKey ?? entry.seq}
            chat={chat}
            entry={entry}
            notice={entry.clientKey === null ? undefined : notices[entry.clientKey]}
            isRead={entry.kind === 'person' && entry.seq <= (standing?.agentReadSeq ?? 0)}
          />
        ))}
        {pending.map((one) => (
          <Waiting key={one.said.clientKey} chat={chat} pending={one} notice={notices[one.said.clientKey]} />
        ))}
      </div>
      <p className={styles['typist']} aria-hidden={typist === undefined || undefined}>
        {typist !== undefined && words.isTyping(typist)}
      </p>
    </section>
  );
}

interface EntryProps {
  readonly chat: Chat;
  readonly entry: ChatEntry;
  readonly notice: string | undefined;
  readonly isRead: boolean;
}

function Entry({ chat, entry, notice, isRead }: EntryProps) {
  const { kind, message, files, answer } = entry;
  if (kind === 'system') return <p className={styles['system']}>{message.body}</p>;
  const isOwn = kind === 'person';
  return (
    <article className={classNames(styles['entry'], isOwn && styles['own'])}>
      <p className={styles['author']}>
        {isOwn ? words.you : message.author} <time dateTime={message.timestamp}>{showClock(message.timestamp)}</time>
      </p>
      {message.body !== '' && <Bubble text={message.body} />}
      {files.map((file) => (
        <button
          key={file.uuid}
          type="button"
          className={styles['file']}
          aria-label={words.download(file.filename)}
          onClick={() => void saveAttachment(chat, file.uuid, file.filename, file.mediaType)}
        >
          <FileIcon />
          <span>{file.filename}</span>
          <span className={styles['size']}>{sizeText(file.size)}</span>
        </button>
      ))}
      {answer && <Answer chat={chat} parts={answer} text={message.body} />}
      {notice !== undefined && <p className={styles['notice']}>{notice}</p>}
      {isRead && <p className={styles['mark']}>{words.read}</p>}
    </article>
  );
}

interface WaitingProps {
  readonly chat: Chat;
  readonly pending: Pending;
  readonly notice: string | undefined;
}

/** On its way, or not arrived: then it can be sent again, as the same message, or taken back. */
function Waiting({ chat, pending: { said, fileNames, isFailed, refusal }, notice }: WaitingProps) {
  return (
    <article className={classNames(styles['entry'], styles['own'], styles['waiting'])}>
      <p className={styles['author']}>{words.you}</p>
      {said.text !== '' && <Bubble text={said.text} />}
      {fileNames.map((name) => (
        <p key={name} className={styles['file']}>
          <FileIcon />
          <span>{name}</span>
        </p>
      ))}
      {notice !== undefined && <p className={styles['notice']}>{notice}</p>}
      {isFailed ? (
        <div className={styles['failed']}>
          <span>{refusal ?? words.notSent}</span>
          <button type="button" onClick={() => chat.talk?.resend(said.clientKey)}>
            {words.resend}
          </button>
          <button type="button" onClick={() => chat.talk?.forget(said.clientKey)}>
            {words.removeMessage}
          </button>
        </div>
      ) : (
        <p className={styles['mark']}>{words.sending}</p>
      )}
    </article>
  );
}

/** Only what leads to an approved domain, or to this site, can be pressed. */
function Bubble({ text }: { readonly text: string }) {
  return (
    <p className={styles['bubble']}>
      {linkParts(text, [location.hostname]).map(({ text: part, href }, at) =>
        href === undefined ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </p>
  );
}

/** Follows the end, unless someone reads further up; older messages push nothing away. */
function useScroll(chat: Chat, count: number, firstSeq: number | undefined) {
  const box = useRef<HTMLElement>(null);
  const heightBefore = useRef(0);
  const [isOlder, setOlder] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first message is an older page
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isOlder) return;
    element.scrollTop += element.scrollHeight - heightBefore.current;
  }, [firstSeq]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more message is what it is about
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOlder) return;
    const isNearEnd =
      element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx + element.clientHeight / 3;
    if (isNearEnd || element.scrollTop === 0) element.scrollTop = element.scrollHeight;
  }, [count]);
  const showOlder = async () => {
    if (isOlder) return;
    heightBefore.current = box.current?.scrollHeight ?? 0;
    setOlder(true);
    await chat.talk?.older().catch((error: unknown) => fault(chat, error));
    setOlder(false);
  };
  return { box, isOlder, showOlder: () => void showOlder() };
}
