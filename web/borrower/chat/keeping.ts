/** What is asked again every minute while the chat is there: whether agents are in, and a nonce that ties it to the login. */
import { chatTimings } from '#core/chat/timings.ts';
import { isSignedIn } from '#web/client/session.ts';
import { chatCall } from './calls.ts';

/** The server writes it into the page; only the chat wants it, so the first page does not carry the reading of it. */
function readMainOrg(): string | undefined {
  const page = JSON.parse(document.getElementById('hearthline')?.textContent || '{}') as { readonly mainOrg?: string };
  return page.mainOrg;
}

/** Agents are the main organization's, on every brand. */
export function readIsOpen(): Promise<boolean> {
  const key = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus';
  const mainOrg = readMainOrg();
  return chatCall(key, { context: 'external', headers: mainOrg ? { 'x-org': mainOrg } : {} }).then(
    ({ isOpen }) => isOpen,
  );
}

/** A poll that fails says nothing new. */
export function watchHours(onAnswer: (isOpen: boolean) => void): () => void {
  const ask = () => void readIsOpen().then(onAnswer, () => {});
  ask();
  const timer = setInterval(ask, chatTimings.openStatusMs);
  return () => clearInterval(timer);
}

export interface Nonce {
  readonly value: () => string | null;
  readonly stop: () => void;
}

/** For someone who is signed in; a visitor has none, and needs none. */
export async function keepNonce(): Promise<Nonce> {
  if (!isSignedIn()) return { value: () => null, stop: () => {} };
  let nonce: string | null = await authenticate();
  const refresh = async () => {
    const key = 'PUT /service-csp/customer/secure/api/v1/webchat/refresh';
    const next = nonce === null ? authenticate() : chatCall(key, { query: { nonce } }).then((answer) => answer.nonce);
    nonce = await next.catch(authenticate);
  };
  const timer = setInterval(() => void refresh(), chatTimings.nonceRefreshMs);
  return { value: () => nonce, stop: () => clearInterval(timer) };
}

function authenticate(): Promise<string | null> {
  return chatCall('POST /service-csp/customer/secure/api/v1/webchat/authenticate').then(
    ({ nonce }) => nonce,
    () => null,
  );
}
