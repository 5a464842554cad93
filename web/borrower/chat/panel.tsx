/**
 * The frame of the window. On a wide screen it stands in the corner and the page goes on beside it; on a phone it is the
 * whole screen, and shrinks with the keyboard. Escape closes it.
 */
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { chatAlerts } from '#core/chat/alerts.ts';
import type { ChatStanding } from '#core/contract/chat.ts';
import { seesDeveloperControls } from '#core/roles.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { AskedOnce } from '#web/app/asked-once.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useStart } from '../site.ts';
import { endChat } from './acts.ts';
import { type ChatProps, goOn } from './chat.ts';
import { Composer } from './composer.tsx';
import { Ended } from './ended.tsx';
import { Log } from './log.tsx';
import styles from './panel.module.css';
import { PreChat } from './pre-chat.tsx';
import type { ChatState } from './state.ts';

/** Production never loads them. */
const DeveloperTools = lazy(() =>
  import('./developer-tools.tsx').then(({ DeveloperTools }) => ({ default: DeveloperTools })),
);

const phone = '(max-width: 39.99rem)';

export function Panel({ chat, state, onClose }: ChatProps & { readonly onClose: () => void }) {
  const titleId = useId();
  const [agent, setAgent] = useState<string>();
  const isPhone = useMedia(phone);
  const frame = useRef<HTMLElement>(null);
  useFrame(frame, isPhone, state.phase);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const Tag = isPhone ? 'dialog' : 'section';
  const isDeveloper = seesDeveloperControls(useStart().environment === 'production');
  return (
    <Tag
      ref={frame as RefObject<HTMLDialogElement | null>}
      className={classNames(styles['panel'], isPhone && styles['phone'])}
      {...(!isPhone && { role: 'dialog' })}
      aria-labelledby={titleId}
      onKeyDown={press}
      onCancel={(event: { preventDefault: () => void }) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head chat={chat} state={state} titleId={titleId} onClose={onClose} />
      <ChatAlert chat={chat} state={state} />
      <Body chat={chat} state={state} agent={agent} />
      {isDeveloper && (
        <Suspense>
          <DeveloperTools chat={chat} isChoosing={state.phase === 'form'} agent={agent} onAgent={setAgent} />
        </Suspense>
      )}
    </Tag>
  );
}

function Body({ chat, state, agent }: ChatProps & { readonly agent: string | undefined }): ReactNode {
  if (state.phase === 'form') return <PreChat chat={chat} state={state} agent={agent} />;
  if (state.phase === 'starting') {
    if (state.alert) return null;
    return (
      <p className={styles['waiting']} role="status">
        {words.openingTheChat}
      </p>
    );
  }
  return (
    <>
      <Log chat={chat} state={state} />
      {state.phase === 'ended' ? <Ended chat={chat} state={state} /> : <Composer chat={chat} state={state} />}
    </>
  );
}

function Head({
  chat,
  state,
  titleId,
  onClose,
}: ChatProps & { readonly titleId: string; readonly onClose: () => void }) {
  const { phase, standing } = state;
  return (
    <header className={styles['head']}>
      <div className={styles['names']}>
        <h2 className={styles['title']} id={titleId}>
          {words.chat}
        </h2>
        {phase === 'talking' && standing && (
          <p className={styles['standing']} role="status">
            {standingText(standing)}
          </p>
        )}
      </div>
      {phase === 'talking' && (
        <AskedOnce
          label={words.endChat}
          title={words.endThisChat}
          size="small"
          yes={words.endChat}
          no={words.keepChatting}
          act={async () => ((await endChat(chat)) ? undefined : chatAlerts.general.text)}
        >
          {words.youCanKeepTheTranscript}
        </AskedOnce>
      )}
      <button type="button" className={styles['close']} aria-label={words.closeChat} onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}

/** Who answers, or how long it may take. */
function standingText({ state, agentName, placeInLine, isOpen }: ChatStanding): string {
  if (state === 'withAgent') return words.talksWithYou(agentName ?? words.ourTeam);
  if (state === 'withBot') return words.theAssistantAnswers;
  return placeInLine ?? (isOpen ? words.waitsForSomeone : words.waitsForMorning);
}

function ChatAlert({ chat, state: { alert, isCut, phase } }: ChatProps) {
  if (alert === undefined) return null;
  const { variant, text } = chatAlerts[alert];
  const again = () => (phase === 'starting' ? void goOn(chat) : chat.talk?.retry());
  return (
    <div className={classNames(styles['alert'], styles[variant])} role="alert">
      <p>{text}</p>
      {isCut && (
        <button type="button" className={styles['again']} onClick={again}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Focus goes to what is to be filled in; on a phone the window is modal and as high as what the keyboard leaves. */
function useFrame(frame: RefObject<HTMLElement | null>, isPhone: boolean, phase: ChatState['phase']): void {
  const cameWhileTyping = useRef(isTypingOutside(null));
  useEffect(() => {
    const element = frame.current;
    if (!isPhone || !(element instanceof HTMLDialogElement)) return;
    element.showModal();
    const notice = () => {
      cameWhileTyping.current = false;
    };
    element.addEventListener('pointerdown', notice, { once: true });
    const { visualViewport: view } = window;
    const fit = () => {
      element.style.setProperty('--chat-height', `${view?.height ?? innerHeight}px`);
      element.style.setProperty('--chat-top', `${view?.offsetTop ?? 0}px`);
    };
    fit();
    view?.addEventListener('resize', fit);
    view?.addEventListener('scroll', fit);
    return () => {
      view?.removeEventListener('resize', fit);
      view?.removeEventListener('scroll', fit);
      element.close();
    };
  }, [frame, isPhone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has another first field
  useEffect(() => {
    // On a phone the window covers the page, and its first button has the focus already: it takes no letters.
    if (isPhone ? cameWhileTyping.current : isTypingOutside(frame.current)) return;
    frame.current?.querySelector<HTMLElement>('[data-first], input, textarea')?.focus();
  }, [frame, isPhone, phase]);
}

/** A window that an address opens comes while someone types, perhaps a password: what they type must not land in it. */
function isTypingOutside(frame: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at?.matches('input, select, textarea') === true && frame?.contains(at) !== true;
}

function useMedia(query: string): boolean {
  const [isSo, setSo] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setSo(list.matches);
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return isSo;
}
