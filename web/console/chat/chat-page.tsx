/** The chat: the agent and how they are, the conversations, and the one that is open. */
import { useEffect } from 'react';
import { type Presence, presences } from '#core/chat/conversation.ts';
import * as words from '#core/words/en/console/chat.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import shared from '../console.module.css';
import { useMe } from '../me.ts';
import styles from './chat.module.css';
import { ConversationPane } from './conversation.tsx';
import { useLineState } from './line.ts';
import { Lists } from './lists.tsx';
import { choosePresence, useAgents, usePresence } from './presence.ts';

const options = presences.map((value) => ({ value, label: words.presenceNames[value] }));
const lineWords = { connecting: words.connecting, open: words.live, reconnecting: words.reconnecting } as const;

export function ChatPage({ uuid }: { readonly uuid?: string }) {
  const agentUuid = useMe().data?.identityUuid ?? '';
  return (
    <>
      <Head agentUuid={agentUuid} />
      <div className={uuid === undefined ? styles['desk'] : styles['deskOpen']}>
        <Lists />
        {uuid === undefined ? (
          <p className={styles['choose']}>{words.chooseAConversation}</p>
        ) : (
          <ConversationPane uuid={uuid} agentUuid={agentUuid} />
        )}
      </div>
    </>
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
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>{words.chat}</h1>
          <p className={shared['muted']} role="status">
            {lineWords[line]}
          </p>
        </div>
        <div className={styles['presence']}>
          <SelectField
            label={words.youAre}
            name="presence"
            value={presence ?? 'available'}
            options={options}
            hint={words.agentsHere(agents.data?.agents.length ?? 0)}
            onChange={(chosen) => choosePresence(agentUuid, chosen as Presence)}
          />
        </div>
      </div>
      {agents.isError && <Alert title={words.notSeenHere}>{sentenceOf(agents.error)}</Alert>}
    </>
  );
}
