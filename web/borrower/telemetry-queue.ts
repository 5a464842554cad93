/**
 * What is to be told, one after the other. No one waits for it: what fails is tried again, later each time, and as late as
 * the server asks; what a closing page could not send is sent as it goes, and what even that could not is kept for the next
 * page. Everything has an id, so that telling it twice counts once.
 */
import { CallError } from '#web/client/call-error.ts';
import { localShelf } from '#web/client/storage.ts';
import { callAtBase, sendAtBase } from './service-base.ts';
import { asWho, establishSession, type SessionKey, storedKey } from './telemetry-session.ts';

export type ToldKey =
  | 'POST /ft/{context}/event'
  | 'POST /ft/{context}/page-view'
  | 'POST /ft/{context}/session-tracker';
/** All but the visit, which is the one there is when it is sent. */
export type ToldBody = Readonly<Record<string, unknown>>;

interface Item {
  readonly key: ToldKey;
  readonly body: ToldBody;
  readonly done?: () => void;
}

const unsentKey = 'telemetry_unsent';
const keptMax = 50;
const triesMax = 6;
const waitMsMax = 60_000;

let line: Item[] = [];
let isSending = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Until it was taken, or given up. */
export function enqueue(key: ToldKey, body: ToldBody): Promise<void> {
  return new Promise((done) => {
    line.push({ key, body, done });
    if (line.length > keptMax) line.shift()?.done?.();
    // After this turn: a page that goes has sent it by then.
    if (timer === undefined) queueMicrotask(() => void drain());
  });
}

async function drain(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let item = line[0]; item; item = line[0]) {
    try {
      await deliver(item);
    } catch (error) {
      tries += 1;
      if (isWorthAnother(error) && tries < triesMax) {
        timer = setTimeout(goOn, waitMs(error));
        break;
      }
    }
    tries = 0;
    line = line.filter((other) => other !== item);
    item.done?.();
  }
  isSending = false;
}

function goOn(): void {
  timer = undefined;
  void drain();
}

async function deliver({ key, body }: Item): Promise<void> {
  const known = storedKey();
  try {
    await post(key, body, known ?? (await establishSession()));
  } catch (error) {
    // A visit that the server does not know begins again.
    if (!known || !(error instanceof CallError) || error.status !== 409) throw error;
    await post(key, body, await establishSession());
  }
}

function post(key: ToldKey, body: ToldBody, sessionKey: SessionKey): Promise<unknown> {
  return callAtBase(key, { ...asWho(), keepalive: true, body: { ...body, sessionKey } } as never);
}

/** Away, busy or broken may be better in a while; what is refused stays refused. */
function isWorthAnother(error: unknown): boolean {
  const { status } = rootOf(error);
  return status === 0 || status === 429 || status >= 500;
}

function waitMs(error: unknown): number {
  const asked = (rootOf(error).retryAfterS ?? 0) * 1000;
  const backOff = Math.min(1000 * 2 ** tries, waitMsMax);
  // Not all browsers at once.
  return Math.max(asked, backOff) * (1 + Math.random() / 4);
}

/** A visit that could not begin tells why. */
function rootOf(error: unknown): { readonly status: number; readonly retryAfterS?: number | undefined } {
  if (!(error instanceof CallError)) return { status: -1 };
  return error.cause instanceof CallError ? error.cause : error;
}

/** The page goes: everything now, without waiting for anything. */
export function flush(): void {
  const known = storedKey();
  const left = known ? line.filter(({ key, body }) => !sendAtBase(key, { ...body, sessionKey: known })) : line;
  const kept = left.slice(-keptMax).map(({ key, body }) => ({ key, body }));
  if (kept.length > 0) localShelf.set(unsentKey, JSON.stringify(kept));
  for (const { done } of line) done?.();
  line = [];
}

/** What an earlier page could not send. */
export function takeUp(): void {
  const stored = localShelf.get(unsentKey);
  if (stored === undefined) return;
  localShelf.remove(unsentKey);
  try {
    for (const { key, body } of JSON.parse(stored) as Item[]) void enqueue(key, body);
  } catch {
    // Not ours any more.
  }
}

/** For those who are no longer counted, and for specs. */
export function dropAll(): void {
  clearTimeout(timer);
  timer = undefined;
  tries = 0;
  line = [];
  localShelf.remove(unsentKey);
}
