import { describe, expect, test } from 'vitest';
import { entryParameters, readEntry } from './entry.ts';

const id = '0e1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5b';
const read = (query: string) => readEntry(new URLSearchParams(query));

describe('how a person arrived', () => {
  test('[LO-04] [Q-28] the parameter "referrer" becomes the referrer id', () => {
    expect(entryParameters.referrerId).toBe('referrer');
    expect(read(`referrer=${id}`).referrerId).toBe(id);
    expect(read(`referrerId=${id}`).referrerId).toBeUndefined();
  });

  test.each(['', 'x', `${id}x`, '../../etc'])('a referrer that is no id is not there: %j', (referrer) => {
    expect(readEntry([['referrer', referrer]]).referrerId).toBeUndefined();
  });

  test('a wholesale referral and a mailed offer code are understood', () => {
    expect(read(`referral=${id}&offerCode=ab12-cd34`)).toMatchObject({ referralId: id, offerCode: 'AB12-CD34' });
    for (const code of ['abc', 'a b c d', '-abcd', 'x'.repeat(41)]) {
      expect(readEntry([['offerCode', code]]).offerCode).toBeUndefined();
    }
  });

  test('campaign parameters are kept, and only those', () => {
    expect(read('utm_source=cloc&utm_term=&utm_medium=a%00b&utm_secret=x&pop-webchat=1').utmParameters).toEqual({
      utm_source: 'cloc',
    });
  });

  test('a repeated parameter counts once, the last', () => {
    expect(read('utm_source=one&utm_source=two').utmParameters).toEqual({ utm_source: 'two' });
  });

  test('prefill data is handed on unread', () => {
    expect(read('data=e30').urlData).toBe('e30');
    expect(read('').urlData).toBeUndefined();
  });
});
