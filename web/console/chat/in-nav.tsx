/** The chat in the console's menu: how many wait. It also keeps an agent at the desk while they are on other pages. */
import { useEffect } from 'react';
import * as words from '#core/words/en/console/chat.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from '../frame/frame.module.css';
import { useMe } from '../me.ts';
import { readAgain, useConversations } from './desk.ts';
import { holdLine } from './line.ts';
import { useAgents, usePresence } from './presence.ts';

export function ChatInNav() {
  const agentUuid = useMe().data?.identityUuid ?? '';
  const isAtDesk = usePresence(agentUuid) !== undefined;
  useAgents(agentUuid, { beats: true });
  useEffect(() => (isAtDesk ? holdLine(readAgain) : undefined), [isAtDesk]);
  const count = useConversations('waiting').rows?.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles['badge']} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{words.waitingCount(count)}</VisuallyHidden>
    </>
  );
}
