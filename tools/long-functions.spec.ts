import { expect, test } from 'vitest';
import { longFunctionFaults, stillLong, stillLongMax } from './long-functions.ts';

const body = (lines: number) => `{\n${'  b();\n'.repeat(lines - 2)}}`;
const faultsIn = (source: string, rows: readonly (readonly [string, string])[] = [], path = 'server/a.ts') =>
  longFunctionFaults(new Map([[path, source]]), rows).map(({ file, line, sentence }) => `${file}:${line} ${sentence}`);

test('60 lines fit a screen and 61 do not, however the function is written', () => {
  expect(faultsIn(`function a() ${body(60)}`)).toEqual([]);
  expect(faultsIn(`function a() ${body(61)}`)).toEqual([expect.stringContaining("server/a.ts:1 'a' has 61 lines")]);
  expect(faultsIn(`const a = () => ${body(61)};`)).toEqual([expect.stringContaining("'a' has 61 lines")]);
  expect(faultsIn(`const x = { a: async () => ${body(61)} };`)).toEqual([expect.stringContaining("'a' has 61 lines")]);
  expect(faultsIn(`f(() => ${body(61)});`)).toEqual([expect.stringContaining("'unnamed' has 61 lines")]);
});

test('one on the list is left alone, and a row that no long function needs is a fault', () => {
  expect(faultsIn(`function a() ${body(61)}`, [['server/a.ts', 'a']])).toEqual([]);
  expect(faultsIn(`function a() ${body(60)}`, [['server/a.ts', 'a']])).toEqual([
    expect.stringContaining("lists 'a' of server/a.ts, which is not longer than a screen"),
  ]);
});

test('the list only gets shorter', () => {
  expect(stillLong.length).toBe(stillLongMax);
  expect(stillLongMax).toBeLessThanOrEqual(1);
});

test('tests are lists, and may be long', () => {
  expect(faultsIn(`describe('a', () => ${body(90)});`, [], 'server/a.spec.ts')).toEqual([]);
  expect(faultsIn(`describe('a', () => ${body(90)});`, [], 'server/vendors/bank/port-tests.ts')).toEqual([]);
});
