import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cameBy, forgetCameBy, noteCameBy } from './came-by.ts';
import { keepChoice } from './counted.ts';

const campaign = { utm_source: 'spring' };

/** A page that was opened from somewhere, with an address of its own. */
function open(referrer: string, search = ''): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', `/dashboard${search}`);
}
const ours = () => `${location.origin}/dashboard`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('how someone came', () => {
  test('is the site that sent them and the campaign, without the rest of either address', () => {
    open('https://search.example/find?q=my+name', '?utm_source=spring&email=a@b.example');
    expect(cameBy()).toEqual({ referrer: 'search.example', queryParams: campaign });
  });

  test('is what the page before noted, where only we sent them', () => {
    open('https://search.example/', '?utm_source=spring');
    noteCameBy();
    open(ours());
    expect(cameBy()).toEqual({ referrer: 'search.example', queryParams: campaign });
    // A page in between notes nothing of its own, and takes nothing away.
    noteCameBy();
    expect(cameBy().referrer).toBe('search.example');
    open(ours(), '?utm_source=fall');
    expect(cameBy()).toEqual({ referrer: 'search.example', queryParams: { utm_source: 'fall' } });
    open('https://other.example/');
    expect(cameBy()).toEqual({ referrer: 'other.example', queryParams: {} });
  });

  test('is not ours to say: our own site sent no one', () => {
    open(ours());
    noteCameBy();
    expect([cameBy(), sessionStorage.length]).toEqual([{ referrer: '', queryParams: {} }, 0]);
  });

  test('is forgotten once it was counted, and not noted of someone who is not counted', () => {
    open('https://search.example/');
    noteCameBy();
    forgetCameBy();
    open(ours());
    expect(cameBy().referrer).toBe('');
    keepChoice(false);
    open('https://search.example/');
    noteCameBy();
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['{', 'null', '{"referrer":1}', '{"referrer":"x","queryParams":{"email":"a@b.example"}}'])(
    'a note that someone else wrote brings nothing in: %s',
    (note) => {
      sessionStorage.setItem('hearthline-came-by', note);
      open(ours());
      expect(cameBy().queryParams).toEqual({});
    },
  );
});
