/**
 * The line of an open case: it says that something changed, and who else looks at it. Promises that it comes back by itself
 * and that everything is read again when it does; what it says is a reason to read, never the content.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { CaseHeard, CaseRequest } from '#core/contract/case-live.ts';
import { call } from '#web/client/client.ts';
import { type Line, openLine } from '#web/client/line.ts';

/** The same name as the contract's, which the browser takes only types from. */
const socketPath = '/service-console/live';
/** Everyone who is here says so every twenty seconds. */
const hereLastsMs = 50_000;
const beatMs = 20_000;

export interface Viewer {
  readonly from: string;
  readonly name: string;
  readonly isWriting: boolean;
}

interface Seen extends Viewer {
  readonly until: number;
}

let isOpen = false;
let viewers: readonly Seen[] = [];
let isWriting = false;
let line: Line<CaseRequest> | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useViewers = (): readonly Viewer[] => useSyncExternalStore(subscribe, () => viewers);
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

/** Said when it changes; who looks at the case sees that someone writes, not what. */
export function sayWriting(next: boolean): void {
  if (next === isWriting) return;
  isWriting = next;
  line?.say({ kind: 'here', isWriting });
}

function keep(next: readonly Seen[]): void {
  viewers = next;
  tell();
}

function setOpen(next: boolean): void {
  isOpen = next;
  if (!next) viewers = [];
  tell();
}

export function useCaseLine(uuid: string, onNews: () => void): void {
  useEffect(() => holdLine(uuid, onNews), [uuid, onNews]);
}

function hear(heard: CaseHeard, onNews: () => void): void {
  const others = (from: string) => viewers.filter((one) => one.from !== from && one.until > Date.now());
  if (heard.kind === 'welcome' || heard.kind === 'changed') onNews();
  else if (heard.kind === 'gone') keep(others(heard.from));
  else {
    const { from, name, isWriting: writes } = heard;
    keep([...others(from), { from, name, isWriting: writes, until: Date.now() + hereLastsMs }]);
  }
}

/** Until the answer is called. */
function holdLine(uuid: string, onNews: () => void): () => void {
  const ticketKey = 'POST /service-console/api/v1/applications/{uuid}/live';
  line = openLine<CaseRequest, CaseHeard>({
    path: socketPath,
    ticket: async () => (await call(ticketKey, { params: { uuid } })).ticket,
    onHeard: (heard) => hear(heard, onNews),
    onState: (state) => setOpen(state === 'connected'),
    retryMs: [500, 1000, 2000, 4000, 8000],
    pingMs: beatMs,
  });
  const beat = setInterval(() => {
    line?.say({ kind: 'here', isWriting });
    keep(viewers.filter(({ until }) => until > Date.now()));
  }, beatMs);
  return () => {
    isWriting = false;
    clearInterval(beat);
    line?.close();
    line = undefined;
    setOpen(false);
  };
}
