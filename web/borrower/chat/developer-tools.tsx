/** What only a development machine has in the window: an agent to choose, and a chat that forgets itself. */
import { useEffect, useState } from 'react';
import * as words from '#core/words/en/chat/widget.ts';
import { isSignedIn } from '#web/client/session.ts';
import { chatCall } from './calls.ts';
import { type Chat, resetChat } from './chat.ts';
import styles from './panel.module.css';

interface DeveloperToolsProps {
  readonly chat: Chat;
  /** No conversation has begun. */
  readonly isChoosing: boolean;
  readonly agent: string | undefined;
  readonly onAgent: (agent: string | undefined) => void;
}

const agentsKey = 'POST /service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all';
type Agents = Awaited<ReturnType<typeof chatCall<typeof agentsKey>>>['agents'];

export function DeveloperTools({ chat, isChoosing, agent, onAgent }: DeveloperToolsProps) {
  const [agents, setAgents] = useState<Agents>([]);
  useEffect(() => {
    // Only someone who is signed in may ask who is there.
    if (!isSignedIn() || !isChoosing) return;
    chatCall(agentsKey).then(
      (answer) => setAgents(answer.agents),
      () => {},
    );
  }, [isChoosing]);
  return (
    <fieldset className={styles['developer']}>
      <legend>{words.developerTools}</legend>
      {isChoosing && agents.length > 0 && (
        <label>
          {words.agent}{' '}
          <select value={agent ?? ''} onChange={({ currentTarget }) => onAgent(currentTarget.value || undefined)}>
            <option value="">{words.anyAgent}</option>
            {agents.map(({ chatId, friendlyName }) => (
              <option key={chatId} value={chatId}>
                {friendlyName}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" onClick={() => resetChat(chat)}>
        {words.resetChat}
      </button>
    </fieldset>
  );
}
