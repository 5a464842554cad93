/** One conversation: who it is with, what was said, and what the person who is signed in may do about it now. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { transports } from '#core/chat/modes.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/console/chat.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { sessionShelf } from '#web/client/storage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { useKey } from '../frame/use-key.ts';
import { useMe } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './chat.module.css';
import { TakeOver } from './claim.tsx';
import { Composer } from './composer.tsx';
import { act, type Conversation, type DeskAct } from './desk.ts';
import { AddNote, End, Freeze, Transfer } from './hand-on.tsx';
import { Log } from './log.tsx';
import { ReplyClock, SpokenLanguage } from './reply-clock.tsx';

interface OpenProps {
  readonly conversation: Conversation;
  readonly agentUuid: string;
}

interface PaneProps extends OpenProps {
  readonly panelButton: ReactNode;
}

export function ConversationPane({ conversation, agentUuid, panelButton }: PaneProps) {
  const { uuid, name, state, isPersonHere } = conversation;
  const isMine = state === 'withAgent' && conversation.agentUuid === agentUuid;
  const { isJoined, join } = useJoining(conversation, agentUuid);
  useRead(conversation, isMine);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed to come here is often gone with the list it stood in.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['talk']} aria-label={words.messagesOf(name)}>
      <header className={styles['talkHead']}>
        <BackToTheList />
        <div className={styles['who']}>
          <h2 className={styles['name']} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {state !== 'ended' && <p className={styles['fine']}>{isPersonHere ? words.isHere : words.isNotHere}</p>}
          <Standing conversation={conversation} isMine={isMine} />
          <p className={styles['fine']}>
            <ReplyClock clock={conversation.clock} /> <SpokenLanguage language={conversation.language} />
          </p>
        </div>
        <Doings conversation={conversation} isMine={isMine} agentUuid={agentUuid} onJoin={join}>
          {panelButton}
        </Doings>
      </header>
      <Log conversation={conversation} />
      <footer className={styles['below']}>
        {isJoined && !isMine && <p className={styles['fine']}>{words.youJoined}</p>}
        {(isMine || isJoined) && <Composer uuid={uuid} />}
      </footer>
    </section>
  );
}

/** Escape goes there too; the link itself is for a phone, where the list is another page. */
function BackToTheList() {
  const navigate = useNavigate();
  const list = `/console/chat${useChosen().search}`;
  useKey('back', () => navigate(list));
  return (
    <p className={styles['back']}>
      <PageLink to={list}>{words.backToTheList}</PageLink>
    </p>
  );
}

/** What the agent has before their eyes they have read; someone who only looks in has not read it for them. */
function useRead({ uuid, unread, lastSeq }: Conversation, isMine: boolean): void {
  const isDue = isMine && unread > 0;
  useEffect(() => {
    if (isDue) void act(uuid, { do: 'read', seq: lastSeq });
  }, [uuid, isDue, lastSeq]);
}

/** A supervisor who joined writes beside the agent who has it, in this window and until it is over. */
function useJoining({ uuid, state }: Conversation, agentUuid: string) {
  const shelfKey = `chat-joined ${agentUuid} ${uuid}`;
  const [hasJoined, setJoined] = useState(sessionShelf.get(shelfKey) !== undefined);
  const join = async () => {
    const refusal = await act(uuid, { do: 'join' });
    if (refusal === undefined) {
      sessionShelf.set(shelfKey, 'yes');
      setJoined(true);
    }
    return refusal;
  };
  return { isJoined: hasJoined && state === 'withAgent', join };
}

interface DoingsProps extends OpenProps {
  readonly isMine: boolean;
  readonly onJoin: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

function Doings({ conversation, isMine, agentUuid, onJoin, children }: DoingsProps) {
  const { uuid, name, state, mode } = conversation;
  const isSupervisor = mayDo(useMe().data?.roles ?? [], 'superviseChats');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async (doing: () => Promise<string | undefined>) => {
    setBusy(true);
    setFailure(await doing());
    setBusy(false);
  };
  const say = (body: DeskAct) => () => void press(() => act(uuid, body));
  const isOpen = state === 'waiting' || state === 'withBot';
  const isOthers = state === 'withAgent' && !isMine;
  return (
    <>
      <div className={styles['doings']}>
        {isOpen && (
          <OfferedButton hint={name} isBusy={isBusy} onClick={say({ do: 'claim' })}>
            {words.takeThisConversation}
          </OfferedButton>
        )}
        {isOthers && <TakeOver conversation={conversation} />}
        {isOthers && isSupervisor && (
          <OfferedButton kind="secondary" hint={name} onClick={() => void press(onJoin)}>
            {words.joinIt}
          </OfferedButton>
        )}
        {(isMine || (isSupervisor && isOthers)) && (
          <>
            <Transfer conversation={conversation} agentUuid={agentUuid} />
            <OfferedButton kind="secondary" hint={name} onClick={say({ do: 'release' })}>
              {words.giveItBack}
            </OfferedButton>
            {transports[mode].ends === 'frozen' && <Freeze uuid={uuid} name={name} />}
            <End uuid={uuid} name={name} />
          </>
        )}
        <AddNote uuid={uuid} name={name} />
        {children}
      </div>
      {failure !== undefined && <Alert title={words.itCouldNotBeDone}>{failure}</Alert>}
    </>
  );
}

function Standing({ conversation, isMine }: Pick<DoingsProps, 'conversation' | 'isMine'>) {
  const { state, agentName, endedBy } = conversation;
  if (isMine || state === 'waiting') return null;
  return <p>{standing()}</p>;
  function standing(): string {
    if (state === 'withBot') return words.isWithAssistant;
    if (state === 'withAgent') return words.isWithHolder(agentName ?? words.anotherAgent);
    return endedBy === null ? words.isOver : words.itEnded(words.endings[endedBy]);
  }
}
