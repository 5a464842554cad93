/**
 * The button in the corner of every page. It comes after the page, in a chunk of its own; the window behind it comes when
 * it is first pressed, when the address asks for it (`pop-webchat`), or when a conversation goes on after a reload.
 */
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { chatTimings } from '#core/chat/timings.ts';
import { findPage } from '#core/pages.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { useLocation } from '#web/app/router.tsx';
import { sessionShelf } from '#web/client/storage.ts';
import { decide, useDecided } from '../decided.ts';
import styles from './launcher.module.css';

const loadWidget = () => import('./widget.tsx').then(({ Widget }) => ({ default: Widget }));

/** As session.ts writes them. Its rules come with the window, so it is not loaded for this. */
const kept = (name: string) => sessionShelf.get(name) !== undefined;

/** Switched off, no new conversation begins; one that goes on keeps its window. */
export function Launcher() {
  useDecisions();
  return useDecided('fe-webchat') || kept('hearthline-chat') ? <Corner /> : null;
}

/** Every minute while the chat is on the page (CHAT-23). The page came with its flags, so the first is a minute away. */
function useDecisions(): void {
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      import('../optimize.ts')
        .then(({ decision }) => decision({ applicationUuid: findPage(location.pathname)?.params['uuid'] }))
        .then(decide)
        .catch(() => {});
    };
    const timer = setInterval(ask, chatTimings.flagsMs);
    const reports = import('../flag-use.ts').then(({ reportReads }) => reportReads());
    return () => {
      clearInterval(timer);
      void reports.then((stop) => stop());
    };
  }, []);
}

function Corner() {
  const isAsked = new URLSearchParams(useLocation().search).has('pop-webchat');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => isAsked || kept('hearthline-chat-open'));
  const [isWanted, setWanted] = useState(() => isOpen || kept('hearthline-chat'));
  const [unread, setUnread] = useState(0);
  const [turn, setTurn] = useState(0);
  const [Widget, setWidget] = useState(() => lazy(loadWidget));
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  // An address that goes on asking, because redirects keep it, opens nothing that was closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address asks counts
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const again = () => {
    setWidget(() => lazy(loadWidget));
    setTurn(turn + 1);
  };
  return (
    <section className={styles['corner']} aria-label={words.chat}>
      <Button button={button} isOpen={isOpen} unread={unread} onPress={isOpen ? close : open} />
      {isWanted && (
        <ErrorBoundary resetKey={String(turn)} reportedAs="Chat" instead={<NotLoaded isOpen={isOpen} again={again} />}>
          <Suspense fallback={<Loading isOpen={isOpen} />}>
            <Widget isOpen={isOpen} onClose={close} onUnread={setUnread} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

interface ButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly unread: number;
  readonly onPress: () => void;
}

export function Button({ button, isOpen, unread, onPress }: ButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className={styles['launcher']}
      aria-expanded={isOpen}
      aria-label={unread > 0 ? words.chatWithUnread(unread) : words.chatWithUs}
      onClick={onPress}
    >
      <Bubble />
      <span className={styles['label']} aria-hidden="true">
        {words.chat}
      </span>
      {unread > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}

function Loading({ isOpen }: { readonly isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <p className={styles['waiting']} role="status">
      {words.openingTheChat}
    </p>
  );
}

function NotLoaded({ isOpen, again }: { readonly isOpen: boolean; readonly again: () => void }) {
  if (!isOpen) return null;
  return (
    <div className={styles['waiting']} role="alert">
      <p>{words.chatDidNotLoad}</p>
      <button type="button" className={styles['again']} onClick={again}>
        {words.tryAgain}
      </button>
    </div>
  );
}

function Bubble() {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path strokeLinejoin="round" d="M4 5.5h16v11H10.5L6.5 20v-3.5H4z" />
    </svg>
  );
}
