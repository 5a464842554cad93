/** What clamd says, and what we make of it: only its yes is one. */
import { afterAll, describe, expect, test } from 'vitest';
import { clamdScanner } from './clamd.ts';
import { eicar } from './test-bent.ts';
import { fakeClamd, type Mood } from './test-clamd.ts';

const clamd = await fakeClamd();
afterAll(clamd.close);
const scan = (mood: Mood, content = Buffer.alloc(200_000, 'paper')) => {
  clamd.state.mood = mood;
  return clamdScanner(clamd.address, mood === 'silent' ? 50 : 20_000)(content);
};

describe('[T12] clamd', () => {
  test('says what is clean, what is not, and what is too large for it', async () => {
    expect(await scan('well')).toBe('clean');
    expect(await scan('well', Buffer.alloc(0))).toBe('clean');
    expect(await scan('well', Buffer.from(`%PDF ${eicar}`))).toBe('found');
    expect(await scan('full')).toBe('tooLarge');
  });

  test.each<[Mood, string]>([
    ['silent', 'did not answer in time'],
    ['garbage', 'an answer that we do not know'],
    ['almost', 'an answer that we do not know'],
    ['hangsUp', 'hung up'],
    ['talks', 'talks without end'],
  ])('that is %s has not said yes', async (mood, words) => {
    await expect(scan(mood)).rejects.toThrow(words);
  });

  test('that is not there has not said yes, by network or by socket', async () => {
    await expect(clamdScanner({ host: '127.0.0.1', port: 1 })(Buffer.from('a'))).rejects.toThrow('cannot be reached');
    await expect(clamdScanner({ path: '/nowhere/clamd.ctl' })(Buffer.from('a'))).rejects.toThrow('cannot be reached');
  });
});
