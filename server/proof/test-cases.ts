/** One case of the fuzz: a request to a route of the contract, made of what its row takes and of what no one should send. */
import type { CallRow } from '#core/contract/contract.ts';
import type { Chance } from '#core/contract/stories/chance.ts';
import { sampleOf } from '#core/contract/stories/samples.ts';
import { eventNames, events } from '#core/journey/events.ts';
import { hostileBody, hostilePart, hostileQuery, hostileTexts } from './test-hostile.ts';

export interface Case {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Whose request it is, and the ids that mean something to them. */
export interface Role {
  readonly name: string;
  readonly ids: Readonly<Record<string, string>>;
}

const keys: readonly string[] = [
  '',
  'short',
  'a-good-key-1',
  'k'.repeat(100),
  'k'.repeat(101),
  'k'.repeat(5000),
  'é'.repeat(20),
];
const organizations: readonly string[] = ['__proto__', 'constructor', 'NOBODY', '', "' or 1=1", 'é'];
const cookies: readonly string[] = ['a', '=', 'a=%', 'a=%00; b=%ED%A0%80', '__proto__=1', `x=${'y'.repeat(3000)}`];
const tokens: readonly string[] = [
  'Bearer',
  'Bearer x',
  'Bearer a.b.c',
  'Basic YTpi',
  `Bearer ${'x'.repeat(4000)}`,
  'é',
];
const enumerated: Readonly<Record<string, readonly string[]>> = {
  kind: ['customer', 'agent'],
  context: ['external', 'secure'],
  use: ['bank', 'income'],
  department: ['OPS_PHONE', 'OPS_CHAT', 'OPS_NOTARY'],
  consentType: ['SMS_MARKETING', 'SMS_TRANSACTIONAL'],
  vendor: ['credit', 'bank', 'notary'],
  // None that would close the product for all other cases.
  flagKey: ['fe-heloc-back-of-id', 'fe-heloc-rate-buy-down', 'fe-heloc-multi-page-product-select'],
  experimentKey: ['no-such-experiment'],
};

function pathOf(template: string, { ids }: Role, chance: Chance): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (chance.oneIn(5)) return hostilePart(chance);
    return ids[name] ?? chance.pick(enumerated[name] ?? [chance.uuid()]);
  });
}

/** Only what can stand in a header on the wire: no control character, and nothing beyond Latin-1. */
const headerTexts = hostileTexts.filter((text) => /^[\x20-\x7e]*$/.test(text));

function headersOf(role: Role, chance: Chance): Record<string, string> {
  const headers: Record<string, string> = {
    cookie: `as=${role.name}`,
    'x-forwarded-for': `10.9.${chance.below(256)}.${chance.below(256)}`,
  };
  if (chance.oneIn(3)) headers['idempotency-key'] = chance.pick(keys);
  if (chance.oneIn(12)) headers['x-org'] = chance.pick(organizations);
  if (chance.oneIn(12)) headers['cookie'] = chance.pick(cookies);
  if (chance.oneIn(15)) headers['authorization'] = chance.pick(tokens);
  if (chance.oneIn(15))
    headers[
      chance.pick(['user-agent', 'accept', 'x-request-id', 'origin', 'x-forwarded-proto', 'x-vendor-signature'])
    ] = chance.pick(headerTexts);
  return headers;
}

const form = { 'content-type': 'multipart/form-data; boundary=b' };
const file = (name: string) =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1.4 no more\r\n--b--\r\n`;

function contentOf(
  key: string,
  row: CallRow,
  chance: Chance,
): Pick<Case, 'payload'> & { readonly type: Record<string, string> } {
  if (row.accepts === 'file' && !chance.oneIn(6))
    return {
      payload: chance.oneIn(4) ? '--b\r\n' : file(chance.pick(['a.pdf', 'x'.repeat(300), '../a.pdf', ''])),
      type: form,
    };
  if (!row.body && !chance.oneIn(8)) return { type: {} };
  const type = chance.oneIn(20)
    ? chance.pick(['text/plain', 'application/xml', 'application/json; charset=utf-16', ''])
    : 'application/json';
  return { payload: hostileBody(bodyOf(key, row, chance), chance), type: { 'content-type': type } };
}

/** What staff say is read by the event's own schema, which the row does not show. */
function saying(chance: Chance): unknown {
  const event = chance.pick(eventNames);
  return { event, payload: sampleOf(events[event].payload, chance), reason: 'Said by chance.' };
}

const bodyOf = (key: string, row: CallRow, chance: Chance) =>
  key.endsWith('/applications/{uuid}/events') ? saying(chance) : sampleOf(row.body, chance);

export function caseOf(key: string, row: CallRow, role: Role, chance: Chance): Case {
  const [method = 'GET', template = ''] = key.split(' ');
  const sampled = (sampleOf(row.query, chance) ?? {}) as Record<string, unknown>;
  const query = row.query || chance.oneIn(8) ? hostileQuery(sampled, chance) : '';
  const { type, payload } = method === 'GET' ? { type: {}, payload: undefined } : contentOf(key, row, chance);
  return {
    method: method as Case['method'],
    url: `${pathOf(template, role, chance)}${query === '' ? '' : `?${query}`}`,
    headers: { ...headersOf(role, chance), ...type },
    ...(payload === undefined ? {} : { payload }),
  };
}
