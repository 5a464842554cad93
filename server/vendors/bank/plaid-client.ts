/**
 * Talks to Plaid over HTTP and reads every answer against a schema. An error object we know comes back as its code; no
 * answer, a strange one, or an error we do not know is a fault. A sandbox's tokens never leave for the live service, nor a
 * live token for a sandbox.
 */
import * as v from 'valibot';
import type { Secret } from '../../secret.ts';
import { requestIdNow } from '../../someone-waits.ts';
import { understand } from '../answers.ts';
import { VendorFault } from '../vendor.ts';
import { isPlaidErrorCode, type PlaidErrorCode, plaidErrorAnswer } from './plaid-errors.ts';

export interface PlaidOptions {
  /** https://production.plaid.com, https://sandbox.plaid.com, or our own sandbox on this machine. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly secret: Secret;
  /** What the person reads at the top of the window. */
  readonly clientName: string;
  /** Where Plaid's own call-backs go. */
  readonly webhookUrl: string;
}

type PlaidVendor = 'bank' | 'income';

type PlaidAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: PlaidErrorCode };

export interface PlaidClient {
  post<const S extends v.GenericSchema>(
    path: string,
    key: string,
    body: Readonly<Record<string, unknown>>,
    schema: S,
  ): Promise<PlaidAnswer<v.InferOutput<S>>>;
  /** Whether a token belongs to the service we talk to. */
  isOurs(token: Secret): boolean;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const timeoutMs = 20_000;
const bytesMax = 4_000_000;

export function createPlaidClient(vendor: PlaidVendor, options: PlaidOptions): PlaidClient {
  const { baseUrl, clientId, secret } = options;
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'https:' && !loopback.includes(hostname))
    throw new Error('Plaid is reached over https, or on this machine.');
  const isSandbox = hostname === 'sandbox.plaid.com' || loopback.includes(hostname);
  return {
    isOurs: (token) => /^[a-z]+-sandbox-/.test(token.reveal()) === isSandbox,
    post: async (path, key, body, schema) => {
      const { status, json } = await send(vendor, `${baseUrl}${path}`, {
        'plaid-client-id': clientId,
        'plaid-secret': secret.reveal(),
        'plaid-version': '2020-09-14',
        // Plaid does these things harmlessly twice, so it has no use for the key; our own sandbox counts by it.
        'idempotency-key': key,
        ...(requestIdNow() && { 'x-request-id': requestIdNow() }),
        body,
      });
      if (status === 200) return { ok: true, value: understand(vendor, schema, json) };
      const error = v.safeParse(plaidErrorAnswer, json);
      if (!error.success) throw new VendorFault(vendor, `the call ${path} ended with ${status}`);
      const code = error.output.error_code;
      if (!isPlaidErrorCode(code)) throw new VendorFault(vendor, `the call ${path} ended with an error we do not know`);
      return { ok: false, code };
    },
  };
}

/** The codes a caller has an answer to; any other is a fault, to be asked again or looked into. */
export function outcomeOf<T>(vendor: PlaidVendor, code: PlaidErrorCode, outcomes: Readonly<Record<string, T>>): T {
  const outcome = outcomes[code];
  if (outcome === undefined) throw new VendorFault(vendor, `the answer was ${code}`);
  return outcome;
}

interface Sent extends Readonly<Record<string, unknown>> {
  readonly body: unknown;
}

async function send(vendor: PlaidVendor, url: string, { body, ...headers }: Sent) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, json: await readJson(answer) };
  } catch {
    // Whatever went wrong, its message may quote what was sent, so none of it is kept.
    throw new VendorFault(vendor, 'no answer that could be read');
  }
}

async function readJson(answer: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > bytesMax) throw new Error('too long');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
}

/** The part of `/link/token/create` and `/item/public_token/exchange` that is the same for every product. */
export const linkTokenCreated = v.object({
  link_token: v.string(),
  expiration: v.string(),
  hosted_link_url: v.nullish(v.string()),
  request_id: v.string(),
});

export const tokenExchanged = v.object({ access_token: v.string(), item_id: v.string(), request_id: v.string() });
