/**
 * Calls of the chat, typed by its part of the contract. A visitor shows the token of their conversation in a header. A chat
 * that is refused ends no login: the token of a conversation may run out while the session stands.
 */
import type { chatCalls, ownChatCalls } from '#core/contract/chat.ts';
import type { AnswerOf, BodyIn, ParamsOf, QueryIn } from '#core/contract/contract.ts';
import { CallError, member } from '#web/client/call-error.ts';
import { addressOf, headersOf, renew } from '#web/client/client.ts';
import { saveToken } from '#web/client/session.ts';

type Rows = typeof chatCalls & typeof ownChatCalls;
type ChatKey = keyof Rows & string;

/** The same name as the contract's, which the browser takes only types from. */
const tokenHeader = 'x-chat-token';

interface Given<K extends ChatKey> {
  readonly token?: string | null | undefined;
  readonly params?: ParamsOf<K>;
  readonly query?: QueryIn<Rows[K]>;
  readonly body?: Rows[K] extends { readonly accepts: 'file' } ? FormData : BodyIn<Rows[K]>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer is the same for everyone: no one says who they are. */
  readonly context?: 'external';
}

export async function chatCall<K extends ChatKey>(key: K, given: Given<K> = {}): Promise<AnswerOf<Rows[K]>> {
  const response = await answered(key, given);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<Rows[K]>;
}

export async function chatFileCall<K extends ChatKey>(key: K, given: Given<K>): Promise<Uint8Array> {
  return new Uint8Array(await (await answered(key, given)).arrayBuffer());
}

async function answered<K extends ChatKey>(key: K, given: Given<K>): Promise<Response> {
  let response = await send(key, given);
  if (response.status === 401 && given.context === undefined && (await renew())) response = await send(key, given);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const said = member(body, 'message');
  throw new CallError(typeof said === 'string' ? said : response.statusText, response.status, body);
}

async function send<K extends ChatKey>(key: K, given: Given<K>): Promise<Response> {
  const { token, params, query, body, headers, ...rest } = given;
  const [method = 'GET', pattern = ''] = key.split(' ');
  const isJson = !(body instanceof FormData);
  const own = { ...(token && { [tokenHeader]: token }), ...headers };
  const response = await fetch(addressOf(pattern, { params, query: query as Readonly<Record<string, unknown>> }), {
    method,
    credentials: 'include',
    headers: headersOf({ ...rest, headers: own }, isJson),
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  }).catch((cause: unknown) => {
    throw new CallError('Failed to fetch', 0, undefined, { cause });
  });
  const renewed = response.headers.get('authorization');
  if (renewed?.startsWith('Bearer ')) saveToken(renewed);
  return response;
}

export const isRefusedToken = (error: unknown) => error instanceof CallError && error.status === 401;
/** No such conversation, or no longer one of this person's. */
export const isGone = (error: unknown) => error instanceof CallError && (error.status === 401 || error.status === 404);
