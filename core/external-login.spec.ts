import { describe, expect, test } from 'vitest';
import { readLoginReturn } from './external-login.ts';

const state = 'a'.repeat(43);
const read = (search: string) => {
  const query = new Map(
    search
      .split('&')
      .filter((part) => part !== '')
      .map((part) => part.split('=') as [string, string]),
  );
  return readLoginReturn((name) => query.get(name) ?? null);
};

describe('[CALL-35] what the address of a return says', () => {
  test('a code counts beside the whole state', () => {
    expect(read(`code=abc&state=${state}`)).toEqual({ kind: 'arrived', code: 'abc', state });
  });

  test.each([
    ['no state', 'code=abc'],
    ['an empty state', 'code=abc&state='],
    ['a state too short', `code=abc&state=${state.slice(1)}`],
    ['a state too long', `code=abc&state=${state}a`],
    ['a state of other letters', `code=abc&state=${state.slice(1)}!`],
    ['no code', `state=${state}`],
    ['an empty code', `code=&state=${state}`],
    ['a code no one writes', `code=${'x'.repeat(501)}&state=${state}`],
    ['nothing', ''],
    ['a refusal without a state', 'error=access_denied'],
  ])('%s is no one’s return', (_, search) => {
    expect(read(search)).toEqual({ kind: 'not ours' });
  });

  test('who gave up there is told so, even when a code came along', () => {
    expect(read(`error=access_denied&code=abc&state=${state}`)).toEqual({ kind: 'given up' });
  });
});
