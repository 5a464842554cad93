/**
 * Calls to the server, typed by the contract: a key that is no row, or input that does not fit it, does not compile.
 * Hides headers, the token that every answer may renew, and what a lost session means. Only types come from the
 * contract, so its schemas cost the browser nothing.
 */
import type { AnswerOf, BodyIn, ParamsOf, QueryIn } from '#core/contract/contract.ts';
import type { RouteKey, Routes } from '#core/contract/routes.ts';
import { takeAsked } from './asked-ahead.ts';
import { CallError, member } from './call-error.ts';
import { clearToken, isLeaving, isSignedIn, readToken, saveToken } from './session.ts';
import { start } from './start.ts';

/** Multipart goes out as it is; everything else as JSON. */
type Body<K extends RouteKey> = Routes[K] extends { readonly accepts: 'file' } ? FormData : BodyIn<Routes[K]>;
type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<string, never> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };
type Params<K extends string> = ParamsOf<K> extends Record<string, never> ? undefined : ParamsOf<K>;

/** The contract says which calls go without the token; each says so again where it is made, and the compiler compares. */
type Context<K extends RouteKey> = Routes[K] extends { readonly context: 'external' }
  ? { readonly context: 'external' }
  : { readonly context?: 'external' };

interface Options {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  /** Lets a call outlive the page that made it. */
  readonly keepalive?: boolean;
  /** On a page that anyone may see, a lost session drops the credentials and leaves the page open. */
  readonly staysHere?: boolean;
}

type CallInput<K extends RouteKey> = Part<'params', Params<K>> &
  Part<'query', QueryIn<Routes[K]>> &
  Part<'body', Body<K>> &
  Context<K> &
  Options;
export type CallArguments<K extends RouteKey> =
  Record<string, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];
export type Answer<K extends RouteKey> = AnswerOf<Routes[K]>;

declare global {
  /** A recorder of visits, ours or one that the lender has put in the page. It answers nothing until it records. */
  var sessionReplay: { readonly url: () => string | null | undefined } | undefined;
}

interface Ports {
  /** Borrowers and signers, or staff: each renews a token on a path of its own. */
  kind: 'customer' | 'agent';
  /** Credentials are gone: show the login. */
  signedOut: () => void;
  /** The server wants a second factor first: asks the person for it; false when they would rather not. */
  confirmIdentity: () => Promise<boolean>;
}

const ports: Ports = {
  kind: 'customer',
  signedOut: () => {},
  confirmIdentity: () => Promise.resolve(false),
};

export function connect(given: Partial<Ports>): void {
  Object.assign(ports, given);
}

/** What the call function knows of any row, once the types have done their work. */
interface LooseInput extends Options {
  readonly context?: 'external';
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

export async function call<K extends RouteKey>(key: K, ...[input]: CallArguments<K>): Promise<Answer<K>> {
  const { response, url } = await answerTo(key, input ?? {});
  if (response.status === 204) return undefined as Answer<K>;
  return (await readJson(response, url)) as Answer<K>;
}

type FileKey = { [K in RouteKey]: Routes[K] extends { readonly answer: 'file' } ? K : never }[RouteKey];

/** For calls whose answer is a file: its bytes, as they came. */
export async function callForFile<K extends FileKey>(key: K, ...[input]: CallArguments<K>): Promise<Uint8Array> {
  const { response } = await answerTo(key, input ?? {});
  return new Uint8Array(await response.arrayBuffer());
}

async function answerTo(key: RouteKey, loose: LooseInput): Promise<{ response: Response; url: string }> {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const url = addressOf(pattern, loose);
  let response = await send(method, url, loose);
  // A token lives for minutes. Where the session outlived it, a new one is had and the call made again.
  const mayEnd = () => loose.context !== 'external' && !answersWhoYouAre(pattern) && !isLeaving();
  if (response.status === 401 && mayEnd() && (await renew())) response = await send(method, url, loose);
  if (!response.ok) {
    const error = await failure(response);
    if (wantsSecondFactor(error) && (await confirmIdentity())) return answerTo(key, loose);
    if (mayEnd() && isSignedOut(error)) endSession(loose.staysHere);
    throw error;
  }
  return { response, url };
}

let confirming: Promise<boolean> | undefined;

/** Asks the person once, however many calls wait for it. */
export function confirmIdentity(): Promise<boolean> {
  confirming ??= ports.confirmIdentity().finally(() => {
    confirming = undefined;
  });
  return confirming;
}

/** The same call is made again afterwards, with the same idempotency key: nothing that was typed is lost. */
export function wantsSecondFactor({ status, body }: CallError): boolean {
  return status === 403 && member(body, 'code') === 'secondFactorNeeded';
}

async function send(method: string, url: string, input: LooseInput): Promise<Response> {
  const { body, signal, cache, keepalive } = input;
  const isJson = !(body instanceof FormData);
  const asked = takeAsked(method + url);
  const response =
    (asked && (await asked)) ??
    (await fetch(url, {
      method,
      credentials: 'include',
      headers: headersOf(input, isJson),
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
      ...(signal && { signal }),
      ...(cache && { cache }),
      ...(keepalive && { keepalive }),
    }).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new CallError(cause instanceof Error ? cause.message : 'Failed to fetch', 0, undefined, { cause });
    }));
  // A broken service worker or a stubbed fetch can resolve to nothing; the type says it cannot.
  if (!(response as Response | undefined)) throw new CallError(`Response was not defined for ${url}`, 0);
  const renewed = response.headers.get('authorization');
  if (renewed?.startsWith('Bearer ')) saveToken(renewed);
  return response;
}

let renewing: Promise<boolean> | undefined;

/** Asks for a new token, once however many calls found theirs too old; false when the session is over. */
export function renew(): Promise<boolean> {
  return isSignedIn() ? renewByCookie() : Promise.resolve(false);
}

/** The session's cookie alone is enough for a new token, where the old one is gone from this browser. */
export function renewByCookie(): Promise<boolean> {
  renewing ??= send('POST', addressOf(renewal, { params: { kind: ports.kind } }), {})
    .then(({ ok }) => ok)
    .catch(() => false)
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

const renewal = '/identity-broker/{kind}/api/v3/renew';

export function headersOf({ context, headers }: LooseInput, isJson: boolean): Record<string, string> {
  const token = context === 'external' ? undefined : readToken();
  return {
    accept: 'application/json',
    ...(isJson && { 'content-type': 'application/json' }),
    ...(token && { authorization: token }),
    'x-org': start().organization.orgCode,
    'x-origin': location.origin,
    // Names the request in the server's log, its answer and its trace; one that is none is drawn there.
    traceparent: `00-${crypto.randomUUID?.().replaceAll('-', '')}-0000000000000001-01`,
    ...replayHeaders(),
    ...headers,
  };
}

/** Looked at with each request: a visitor may be recorded from their first page on, by what the lender put there. */
function replayHeaders(): Readonly<Record<string, string>> {
  const link = globalThis.sessionReplay?.url();
  return link ? { 'x-replay-session': link } : {};
}

export function addressOf(pattern: string, { params = {}, query = {} }: Pick<LooseInput, 'params' | 'query'>): string {
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function readJson(response: Response, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new CallError(`Response was not convertible to json for ${url}`, response.status, undefined, { cause });
  }
}

async function failure(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => '');
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's HTML page is still worth keeping as the body.
  }
  const said = member(body, 'message');
  const message = typeof said === 'string' && said !== '' ? said : response.statusText;
  const waitS = Number(response.headers.get('retry-after') ?? Number.NaN);
  const more = Number.isFinite(waitS) ? { retryAfterS: waitS } : {};
  return new CallError(message || `HTTP error! status: ${response.status}`, response.status, body, more);
}

function endSession(staysHere = false): void {
  clearToken();
  if (!staysHere) ports.signedOut();
}

function isSignedOut({ status, message }: CallError): boolean {
  return status === 401 || (status === 403 && /^(unauthenticated|invalid signature)\.?$/i.test(message.trim()));
}

/** Here a 401 is the answer (someone has this e-mail; the password is wrong) and not a lost session. */
function answersWhoYouAre(pattern: string): boolean {
  return /\/(registration\/register|login|logout)$/.test(pattern);
}
