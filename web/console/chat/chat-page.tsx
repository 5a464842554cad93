/** The chat: the agent and how they are; the conversations at the side, the one that is open, and who it is with. */
import { useEffect } from 'react';
import { type Presence, presences } from '#core/chat/conversation.ts';
import * as words from '#core/words/en/console/chat.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Bar } from '../frame/bar.tsx';
import { Columns } from '../frame/columns.tsx';
import { useMe } from '../me.ts';
import { usePaletteActs } from '../palette/acts.ts';
import { About } from './about.tsx';
import styles from './chat.module.css';
import { ConversationPane } from './conversation.tsx';
import { useConversation } from './desk.ts';
import { useLineState } from './line.ts';
import { Lists } from './lists.tsx';
import { choosePresence, useAgents, usePresence } from './presence.ts';

const lineWords = { connecting: words.connecting, connected: words.live, lost: words.reconnecting } as const;

export function ChatPage({ uuid }: { readonly uuid?: string }) {
  const agentUuid = useMe().data?.identityUuid ?? '';
  return (
    <>
      <Head agentUuid={agentUuid} />
      {uuid === undefined ? <NoneOpen /> : <OneOpen key={uuid} uuid={uuid} agentUuid={agentUuid} />}
    </>
  );
}

function NoneOpen() {
  return (
    <Columns className={styles['desk']} side={<Lists />} shows="side">
      {() => <p className={styles['choose']}>{words.chooseAConversation}</p>}
    </Columns>
  );
}

function OneOpen({ uuid, agentUuid }: { readonly uuid: string; readonly agentUuid: string }) {
  const query = useConversation(uuid);
  const about = query.data && <About conversation={query.data} />;
  return (
    <Columns
      className={styles['desk']}
      side={<Lists uuid={uuid} />}
      shows="middle"
      panel={{ label: words.details, content: about }}
    >
      {(panelButton) => (
        <Loaded query={query} label={words.openingTheConversation}>
          {(conversation) => (
            <ConversationPane conversation={conversation} agentUuid={agentUuid} panelButton={panelButton} />
          )}
        </Loaded>
      )}
    </Columns>
  );
}

/** Anyone who opens the chat is at the desk, and available until they say otherwise. */
function Head({ agentUuid }: { readonly agentUuid: string }) {
  const presence = usePresence(agentUuid);
  const agents = useAgents(agentUuid);
  const line = useLineState();
  useEffect(() => {
    if (agentUuid !== '' && presence === undefined) choosePresence(agentUuid, 'available');
  }, [agentUuid, presence]);
  const others = presences.filter((one) => one !== (presence ?? 'available'));
  usePaletteActs(
    others.map((one) => ({
      ...{ key: one, label: words.setYourself(words.presenceNames[one]), run: () => choosePresence(agentUuid, one) },
    })),
  );
  return (
    <Bar title={words.chat} lead={<p role="status">{lineWords[line]}</p>}>
      {agents.isError && <Alert title={words.notSeenHere}>{sentenceOf(agents.error)}</Alert>}
      <span className={styles['fine']}>{words.agentsHere(agents.data?.agents.length ?? 0)}</span>
      <label className={styles['presence']}>
        {words.youAre}
        <select
          className={styles['pick']}
          value={presence ?? 'available'}
          onChange={({ target }) => choosePresence(agentUuid, target.value as Presence)}
        >
          {presences.map((one) => (
            <option key={one} value={one}>
              {words.presenceNames[one]}
            </option>
          ))}
        </select>
      </label>
    </Bar>
  );
}
