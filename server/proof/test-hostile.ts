/** What no one means well with: values, texts and addresses that break a parser, a database or a careless handler. */
import type { Chance } from '#core/contract/stories/chance.ts';

const long = 'x'.repeat(5000);
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Lone halves of a pair, the character that ends a text elsewhere, marks that turn a line round. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\ud800',
  'a\udc00b',
  'a\u0000b',
  '\u202egnp.exe',
  '💶'.repeat(50),
  'ﷺ'.repeat(300),
  long,
  "'; drop table app.application; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x1F',
  '9999-99-99',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e-7,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [null],
  ['a', 'a'],
  [[[[[]]]]],
  { length: 3 },
  { toString: 1, valueOf: null },
  Array.from({ length: 2000 }, (_, at) => at),
  { a: { b: { c: { d: {} } } } },
];

/** Bodies that are no JSON, or JSON that a parser trips over. */
const rawBodies: readonly string[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"payload":{"__proto__":{}},"event":"resumed"}',
  '{"a":1,"a":2}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":-0}',
  '{',
  '[]',
  'null',
  '"text"',
  '12',
  '\ufeff{}',
  deep(20_000),
  `{"event":"resumed","payload":{"a":${deep(20_000)}}}`,
  `{"id":"a","kind":"b","reference":"c","content":${deep(20_000)}}`,
];

/** Another value in one place of what would have been taken: replaced, left out, added, doubled. */
function spoilt(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.oneIn(6)) return chance.pick(hostileValues);
  if (Array.isArray(value)) return spoiltList(value, chance);
  const entries = Object.entries(value);
  if (entries.length === 0 || chance.oneIn(5))
    return Object.fromEntries([...entries, [chance.pick(hostileTexts), chance.pick(hostileValues)]]);
  const [name, inside] = chance.pick(entries);
  const rest = entries.filter(([other]) => other !== name);
  return Object.fromEntries(chance.oneIn(6) ? rest : [...rest, [name, spoilt(inside, chance)]]);
}

function spoiltList(list: readonly unknown[], chance: Chance): unknown {
  if (list.length === 0 || chance.oneIn(3)) return [...list, chance.pick(hostileValues)];
  if (chance.oneIn(4)) return Array.from({ length: 500 }, () => list[0]);
  const at = chance.below(list.length);
  return list.map((one, place) => (place === at ? spoilt(one, chance) : one));
}

/** The text of a body: mostly a good one with one thing wrong, sometimes no JSON at all. */
export function hostileBody(good: unknown, chance: Chance): string {
  if (chance.oneIn(12)) return chance.pick(rawBodies);
  const value = chance.oneIn(4) ? good : spoilt(good ?? {}, chance);
  return JSON.stringify(value) ?? '';
}

/** Parts of a path, as they stand in an address. */
const pathParts: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '%2e%2e%2f',
  '..',
  '%F0%9F%92%B6',
  'x'.repeat(150),
  'x'.repeat(400),
  '__proto__',
  'constructor',
  'null',
  '0',
  "'",
  '%0d%0aset-cookie:a',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];
export const hostilePart = (chance: Chance): string => chance.pick(pathParts);

const queryParts: readonly string[] = [
  '%00',
  '%ED%A0%80',
  '%',
  '%zz',
  '%F0%9F%92%B6',
  'x'.repeat(2500),
  '',
  '-0',
  '[]',
];

/** A query: good values, doubled names, names no one knows, escapes that mean nothing. */
export function hostileQuery(good: Readonly<Record<string, unknown>>, chance: Chance): string {
  const parts = Object.entries(good).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (chance.oneIn(3)) return parts.join('&');
  const name = chance.pick([...Object.keys(good), '__proto__', 'constructor', 'a[b]', 'a[]', '%00', 'zz', '']);
  const extra = [`${name}=${chance.pick(queryParts)}`];
  if (chance.oneIn(2)) extra.push(`${name}=${chance.pick(queryParts)}`);
  return [...parts, ...extra].join('&');
}
