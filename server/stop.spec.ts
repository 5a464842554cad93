import { expect, test } from 'vitest';
import { stopAll } from './stop.ts';

const never = () => new Promise<void>(() => {});

test('what came last goes first, one after the other', async () => {
  const gone: string[] = [];
  const step = (name: string) => ({ name, run: async () => void gone.push(name) });
  expect(await stopAll([step('database'), step('worker'), step('pages')], 1000, () => {})).toBe(true);
  expect(gone).toEqual(['pages', 'worker', 'database']);
});

test('one that never ends, or fails, does not keep the others from being stopped', async () => {
  const [gone, said]: [string[], string[]] = [[], []];
  const steps = [
    { name: 'the database', run: async () => void gone.push('database') },
    { name: 'the worker', run: never },
    { name: 'the pages', run: () => Promise.reject(new Error('no')) },
  ];
  expect(await stopAll(steps, 20, (sentence) => said.push(sentence))).toBe(false);
  expect(gone).toEqual(['database']);
  expect(said).toEqual(['A fault while stopping the pages.', 'Not waiting any longer for the worker.']);
});
