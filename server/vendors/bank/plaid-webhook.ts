/**
 * Plaid's way of signing what it sends: a JWT (ES256) in `Plaid-Verification` that holds the hash of the body and the
 * time, under a key that is asked for by its number. Nothing else about the JWT is believed: neither another algorithm nor
 * a key that it brings along.
 */
import { createHash, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import * as v from 'valibot';
import { VendorFault, type VendorMessage } from '../vendor.ts';
import { createPlaidClient, type PlaidOptions } from './plaid-client.ts';

const toleranceS = 300;
/** Anyone may name a key that does not exist: Plaid is asked this often in a minute, not as often as they like. */
const asksMax = 30;

const header = v.object({
  alg: v.literal('ES256'),
  kid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  crit: v.optional(v.never()),
});
const claims = v.object({
  iat: v.pipe(v.number(), v.safeInteger()),
  request_body_sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const keyAnswer = v.object({
  key: v.object({
    alg: v.literal('ES256'),
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
    kid: v.string(),
    expired_at: v.nullish(v.number()),
  }),
});

/** `id` is the same for the same sending, however often it arrives. */
type Prove = (exactBody: string, token: string) => Promise<{ readonly id: string } | undefined>;

export function createPlaidProof(options: PlaidOptions, nowS: () => number): Prove {
  const keyOf = createKeys(options, nowS);
  return async (exactBody, token) => {
    const [head = '', body = '', signature = '', ...more] = token.split('.');
    const [named, said] = [read(header, head), read(claims, body)];
    if (!named || !said || more.length > 0 || Math.abs(nowS() - said.iat) > toleranceS) return undefined;
    const hash = createHash('sha256').update(exactBody).digest();
    if (!timingSafeEqual(hash, Buffer.from(said.request_body_sha256, 'hex'))) return undefined;
    const key = await keyOf(named.kid);
    const given = Buffer.from(signature, 'base64url');
    const isTheirs =
      key !== undefined && verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, given);
    return isTheirs ? { id: `plaid ${said.iat} ${said.request_body_sha256.slice(0, 40)}` } : undefined;
  };
}

/** A key is asked for once; what Plaid does not know, or has taken back, is not believed. */
function createKeys(options: PlaidOptions, nowS: () => number) {
  const client = createPlaidClient('bank', options);
  const known = new Map<string, KeyObject>();
  let asks = { minute: 0, count: 0 };
  return async (kid: string): Promise<KeyObject | undefined> => {
    const found = known.get(kid);
    if (found) return found;
    const minute = Math.floor(nowS() / 60);
    asks = { minute, count: asks.minute === minute ? asks.count + 1 : 1 };
    if (asks.count > asksMax) throw new VendorFault('bank', 'too many keys were asked for');
    const answer = await client.post('/webhook_verification_key/get', kid, { key_id: kid }, keyAnswer);
    if (!answer.ok && answer.code === 'INVALID_WEBHOOK_VERIFICATION_KEY_ID') return undefined;
    if (!answer.ok) throw new VendorFault('bank', `the answer was ${answer.code}`);
    if (answer.value.key.kid !== kid || answer.value.key.expired_at) return undefined;
    const { kty, crv, x, y } = answer.value.key;
    const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
    // Plaid replaces its keys now and then: one that is held for hours is asked for again.
    known.set(kid, key);
    setTimeout(() => known.delete(kid), keptMs).unref();
    return key;
  };
}

const keptMs = 3_600_000;

function read<const S extends v.GenericSchema>(schema: S, part: string): v.InferOutput<S> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** Plaid adds fields as it likes; these are what we go by. */
const webhook = v.looseObject({
  webhook_type: shortText,
  webhook_code: shortText,
  item_id: v.nullish(shortText),
});

/** Codes that tell that pay can be read. Figures are fetched, never taken from a message. */
const readyCodes: readonly string[] = ['SYNC_UPDATES_AVAILABLE', 'HISTORICAL_UPDATE'];

/** Undefined when it makes no sense. Only pay is long work at Plaid, so whatever is waited for is about income. */
export function readPlaidWebhook(
  id: string,
  body: unknown,
): (VendorMessage & { readonly vendor: 'income'; readonly outcome?: string }) | undefined {
  const said = v.safeParse(webhook, body);
  if (!said.success) return undefined;
  const { webhook_type, webhook_code, item_id } = said.output;
  const isReady = webhook_type === 'TRANSACTIONS' && readyCodes.includes(webhook_code) && Boolean(item_id);
  return {
    vendor: 'income',
    id,
    kind: `${webhook_type} ${webhook_code}`,
    reference: item_id ?? 'none',
    content: { state: 'ready' },
    ...(isReady ? {} : { outcome: 'nothing waits for such a message' }),
  };
}
