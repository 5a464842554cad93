/**
 * One call to a vendor that speaks our own protocol (docs/vendor-protocol.md): a signed POST of JSON over TLS, with the key
 * that makes asking twice harmless. No answer, a busy one or one that is no JSON is a fault and is asked again; a final no
 * is a refusal. Nothing that was sent or said enters a message.
 */
import { Secret } from '../../secret.ts';
import { sign, VendorFault, type VendorName, VendorRefusal, VendorUnreached } from '../vendor.ts';

export interface Remote {
  /** https://host/path, without a slash at its end. */
  readonly url: string;
  readonly secret: Secret;
}

export interface RemoteOptions extends Remote {
  readonly vendor: VendorName;
  readonly now?: () => number;
  readonly timeoutMs?: number;
}

const answerBytesMax = 10_000_000;
/** Busy, too early, or broken for now: what asking again may mend, as everything of 500 and above. */
export const faultStatuses: readonly number[] = [401, 403, 408, 409, 425, 429];
const mayMend = (status: number) => status >= 500 || faultStatuses.includes(status);

export type Ask = (call: string, request: unknown) => Promise<unknown>;

export function createAsk({ url, secret, vendor, now = Date.now, timeoutMs = 30_000 }: RemoteOptions): Ask {
  const fault = (sentence: string) => new VendorFault(vendor, sentence);
  return async (call, request) => {
    const body = JSON.stringify(await plain(request));
    const key = (request as { readonly key?: unknown } | null)?.key;
    const answer = await fetch(`${url}/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hearthline-signature': sign(secret, body, Math.floor(now() / 1000)),
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      body,
      // What a stranger would be sent to is not ours to follow.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw isUnreached(error) ? new VendorUnreached(vendor, 'it cannot be reached') : fault(`no answer to ${call}`);
    });
    if (answer.status === 204) return undefined;
    const text = await bounded(answer).catch(() => {
      throw fault(`the answer to ${call} broke off, or was too long`);
    });
    if (mayMend(answer.status)) throw fault(`${call} was answered with ${answer.status}`);
    if (!answer.ok) throw new VendorRefusal(vendor, `${call} was refused with ${answer.status}`);
    return parsed(text, () => fault(`the answer to ${call} is no JSON`));
  };
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Certainly not one byte of it arrived; of anything else one cannot know. */
export function isUnreached(error: unknown): boolean {
  const { cause } = (error ?? {}) as { readonly cause?: { readonly code?: unknown } };
  return neverConnected.has(String(cause?.code));
}

/** The whole of an answer as text; throws when it breaks off or is longer than any answer of ours. */
export async function bounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > answerBytesMax) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string, otherwise: () => Error): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw otherwise();
  }
}

/** As it travels: secrets as what they are, since the vendor needs them, and files as base64. */
async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Secret) return plain(value.reveal());
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, part]) => [
    name,
    await plain(typeof part === 'function' ? await (part as () => unknown).call(value) : part),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
