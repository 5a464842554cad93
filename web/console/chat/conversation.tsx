/** One conversation: who it is with, what was said, and what the person who is signed in may do about it now. */
import { useEffect, useRef, useState } from 'react';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/console/chat.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { PageLink } from '#web/app/page-link.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import shared from '../console.module.css';
import { useMe } from '../me.ts';
import { About } from './about.tsx';
import styles from './chat.module.css';
import { TakeOver } from './claim.tsx';
import { Composer } from './composer.tsx';
import { act, type Conversation, type DeskAct, useConversation } from './desk.ts';
import { AddNote, End, Transfer } from './hand-on.tsx';
import { Log } from './log.tsx';
import { ReplyClock, SpokenLanguage } from './reply-clock.tsx';

interface PaneProps {
  readonly uuid: string;
  readonly agentUuid: string;
}

export function ConversationPane({ uuid, agentUuid }: PaneProps) {
  const query = useConversation(uuid);
  return (
    <Loaded query={query} label={words.openingTheConversation}>
      {(conversation) => <Open key={uuid} conversation={conversation} agentUuid={agentUuid} />}
    </Loaded>
  );
}

interface OpenProps {
  readonly conversation: Conversation;
  readonly agentUuid: string;
}

function Open({ conversation, agentUuid }: OpenProps) {
  const { uuid, name, state, isPersonHere } = conversation;
  const isMine = state === 'withAgent' && conversation.agentUuid === agentUuid;
  useRead(conversation, isMine);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed to come here is often gone with the list it stood in.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className={styles['talk']} aria-label={words.messagesOf(name)}>
        <p className={styles['back']}>
          <PageLink to="/console/chat">{words.backToTheList}</PageLink>
        </p>
        <div>
          <h2 className={styles['title']} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {state !== 'ended' && <p className={shared['muted']}>{isPersonHere ? words.isHere : words.isNotHere}</p>}
        </div>
        <ReplyClock clock={conversation.clock} />
        <SpokenLanguage language={conversation.language} />
        <Doings conversation={conversation} isMine={isMine} agentUuid={agentUuid} />
        <Log conversation={conversation} />
        {isMine && <Composer uuid={uuid} />}
      </section>
      <About conversation={conversation} />
    </>
  );
}

/** What the agent has before their eyes they have read; someone who only looks in has not read it for them. */
function useRead({ uuid, unread, lastSeq }: Conversation, isMine: boolean): void {
  const isDue = isMine && unread > 0;
  useEffect(() => {
    if (isDue) void act(uuid, { do: 'read', seq: lastSeq });
  }, [uuid, isDue, lastSeq]);
}

interface DoingsProps extends OpenProps {
  readonly isMine: boolean;
}

function Doings({ conversation, isMine, agentUuid }: DoingsProps) {
  const { uuid, state } = conversation;
  const isSupervisor = mayDo(useMe().data?.roles ?? [], 'superviseChats');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async (body: DeskAct) => {
    setBusy(true);
    setFailure(await act(uuid, body));
    setBusy(false);
  };
  const isOpen = state === 'waiting' || state === 'withBot';
  const isOthers = state === 'withAgent' && !isMine;
  return (
    <div className={shared['stack']}>
      <Standing conversation={conversation} isMine={isMine} />
      <div className={styles['doings']}>
        {isOpen && (
          <Button isBusy={isBusy} onClick={() => void press({ do: 'claim' })}>
            {words.takeThisConversation}
          </Button>
        )}
        {isOthers && <TakeOver conversation={conversation} />}
        {isOthers && isSupervisor && (
          <Button kind="secondary" onClick={() => void press({ do: 'join' })}>
            {words.joinIt}
          </Button>
        )}
        {(isMine || (isSupervisor && isOthers)) && (
          <>
            <Transfer conversation={conversation} agentUuid={agentUuid} />
            <Button kind="secondary" onClick={() => void press({ do: 'release' })}>
              {words.giveItBack}
            </Button>
            <End uuid={uuid} />
          </>
        )}
        <AddNote uuid={uuid} />
      </div>
      {failure !== undefined && <Alert title={words.itCouldNotBeDone}>{failure}</Alert>}
    </div>
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
