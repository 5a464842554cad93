import { inspect } from 'node:util';
import pino from 'pino';
import { expect, test } from 'vitest';
import { Secret } from './secret.ts';

test('a secret prints [redacted] in JSON, strings, the inspector and the log, and gives its value only on request', () => {
  const secret = new Secret('123-45-6789');
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  log.info({ ssn: secret, nested: { deep: [secret] } }, `the number is ${secret}`);

  const everywhere = [JSON.stringify({ secret }), `${secret}`, inspect({ secret }, { depth: 9 }), ...lines].join('\n');
  expect(everywhere).not.toContain('6789');
  expect(everywhere.match(/\[redacted\]/g)?.length).toBeGreaterThanOrEqual(6);
  expect(secret.reveal()).toBe('123-45-6789');
});
