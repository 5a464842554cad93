/** The window of the chat: which of its parts is shown, where focus is, and what is asked of the site around it. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { findPage } from '#core/pages.ts';
import { useStart } from '../site.ts';
import { type Chat, createChat, startChat } from './chat.ts';
import { Panel } from './panel.tsx';
import { keepOpen } from './session.ts';
import { type ChatState, unreadOf } from './state.ts';

interface WidgetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

export function Widget({ isOpen, onClose, onUnread }: WidgetProps) {
  const { orgCode } = useStart().organization;
  const [chat] = useState(() => createChat(aroundHere(orgCode)));
  useEffect(() => startChat(chat), [chat]);
  const state = useChatState(chat);
  const isSeen = useIsSeen(isOpen);
  const last = state.entries.at(-1)?.seq;
  useEffect(() => keepOpen(isOpen), [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is looked at as soon as it is shown
  useEffect(() => {
    if (isSeen) chat.talk?.seen();
  }, [isSeen, last, chat]);
  const unread = unreadOf(state);
  useEffect(() => onUnread(isSeen ? 0 : unread), [isSeen, unread, onUnread]);
  return isOpen ? <Panel chat={chat} state={state} onClose={onClose} /> : null;
}

function aroundHere(orgCode: string) {
  return {
    orgCode,
    applicationUuid: () => findPage(location.pathname)?.params['uuid'] ?? null,
    pageUrl: () => location.origin + location.pathname,
  };
}

function useChatState({ store }: Chat): ChatState {
  const [subscribe, get] = useMemo(() => [store.subscribe, store.get] as const, [store]);
  return useSyncExternalStore(subscribe, get, get);
}

/** A window in a tab that lies behind another is not looked at. */
function useIsSeen(isOpen: boolean): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isOpen && isVisible;
}
