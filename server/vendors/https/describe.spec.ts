/** The document for integrators is whole, and what its page shows is what our adapter sends, reads and believes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import type { Flood } from '../flood/port.ts';
import { VendorFault } from '../vendor.ts';
import { type HttpsNeed, httpsCalls, rowOf } from './calls.ts';
import { protocolText } from './describe.ts';
import { createRemote } from './remote.ts';

interface Shape {
  readonly [name: string]: unknown;
}
const protocol = JSON.parse(protocolText()) as Shape;
const at = (path: readonly string[]) =>
  path.reduce<unknown>((place, name) => (place as Shape | undefined)?.[name], protocol) as Shape | undefined;
const media = ['content', 'application/json', 'schema'];

function* shapesIn(value: unknown, path = '#'): Generator<readonly [string, Shape]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Shape];
  for (const [name, part] of Object.entries(value)) yield* shapesIn(part, `${path}/${name}`);
}
const shapes = [...shapesIn(protocol)];
const needNames = Object.keys(httpsCalls) as HttpsNeed[];

test.each(needNames)('every call of %s says what is asked, what is answered, and how both are signed', (need) => {
  const { calls, result, notice, vendor } = rowOf(need);
  for (const call of [...Object.keys(calls), ...(result ? ['result'] : [])]) {
    const post = ['paths', `/${need}/${call}`, 'post'];
    expect(at([...post, 'requestBody', ...media]), call).toBeTypeOf('object');
    expect(at([...post, 'responses', '200', ...media]), call).toBeTypeOf('object');
    expect(at([...post, 'responses', '4XX']), call).toEqual({ $ref: '#/components/responses/Refusal' });
    const parameters = JSON.stringify(at([...post, 'parameters']));
    expect(parameters).toContain('Signature');
    const asked = JSON.stringify(at([...post, 'requestBody', ...media]));
    const isKeyed = asked.includes('"key"') || asked.includes('PropertyRequest');
    expect(parameters.includes('IdempotencyKey'), call).toBe(isKeyed);
  }
  expect(at(['paths', `/${need}/result`, 'post', 'responses', '204']) !== undefined).toBe(result !== undefined);
  expect(at(['paths', `/${need}/health`, 'post', 'responses', '200'])).toBeDefined();
  const content = ['webhooks', vendor, 'post', 'requestBody', ...media, 'properties', 'content', '$ref'];
  if (result ?? notice) expect(at(content)).toMatch(/^#\/components\/schemas\/\w+(Result|Notice)$/);
});

test('no object, list or value is left without a shape', () => {
  const isSchema = (path: string) => /\/(schema|schemas|properties|items|anyOf|oneOf)(\/|$)/.test(path);
  const vague = shapes.filter(([path, { type, properties, maxProperties, items, prefixItems }]) => {
    if (!isSchema(path)) return false;
    if (type === 'object') return maxProperties !== 0 && Object.keys(properties ?? {}).length === 0;
    return type === 'array' && items === undefined && prefixItems === undefined;
  });
  expect(vague.map(([path]) => path)).toEqual([]);
  // A schema that says nothing accepts anything: only the answer to health may be anything.
  const empty = shapes.filter(([path, shape]) => isSchema(path) && Object.keys(shape).length === 0);
  expect(empty.map(([path]) => path).filter((path) => !/^#\/paths\/\/\w+\/health\//.test(path))).toEqual([]);
});

test('every reference leads somewhere, every component is used, and ids are unique', () => {
  const references = shapes.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
  for (const reference of references) expect(at(reference.slice(2).split('/')), reference).toBeDefined();
  const kept = Object.entries(at(['components']) ?? {}).flatMap(([kind, parts]) =>
    Object.keys(parts as Shape).map((name) => `#/components/${kind}/${name}`),
  );
  expect(kept.filter((name) => !references.includes(name))).toEqual([]);
  const ids = shapes.flatMap(([, { operationId }]) => (typeof operationId === 'string' ? [operationId] : []));
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is secret with us is marked for those who get it', () => {
  const marked = shapes.filter(([, shape]) => shape['x-sensitive'] === true).map(([path]) => path);
  const names = ['birthDate', 'ssn', 'routingNumber', 'accountNumber', 'publicToken', 'access', 'content'];
  for (const name of names)
    expect(
      marked.some((path) => path.includes(`/properties/${name}`)),
      name,
    ).toBe(true);
});

// ------------------------------------------------------------------------------------------------ The page

const page = readFileSync(new URL('../../../docs/vendor-protocol.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);
const [request = '', answer = ''] = blocks('json');
const [program = ''] = blocks('js');
const secret = new Secret('a secret of thirty-two characters');

const company = spawn(process.execPath, ['--input-type=module', '--eval', program], {
  env: { VENDOR_SECRET: secret.reveal(), PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(() => void company.kill());

test('the company on the page is asked with the request on the page, and answers with its answer', async () => {
  const [said] = (await once(company.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${String(said).trim()}/flood`;
  const { determine } = httpsCalls.flood.calls;
  const asked = v.parse(determine.request, JSON.parse(request));
  const expected = v.parse(determine.answer, JSON.parse(answer));
  expect(await createRemote<Flood>('flood', { url, secret }).determine(asked)).toEqual(expected);
  const stranger = createRemote<Flood>('flood', { url, secret: new Secret('another of thirty-two characters') });
  await expect(stranger.determine(asked)).rejects.toThrow(VendorFault);
});
