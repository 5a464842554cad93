import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jane } from '#core/registration/stories/people.ts';
import { dataOf, emptyDraft, withConfirmed, withTyped } from './draft.ts';
import {
  currentRegistrationId,
  type DraftStore,
  forgetRegistration,
  isRegistrationId,
  openDraft,
  rememberRegistration,
} from './draft-store.ts';

const key = (id: string) => `hearthline-registration:${id}`;
let id = 0;
let store: DraftStore;

beforeEach(() => {
  localStorage.clear();
  id += 1;
  store = openDraft(`spec-${id}`);
});
afterEach(() => vi.useRealTimers());

const confirmName = () => store.update((draft, nowMs) => withConfirmed(draft, 'name', { name: jane.name }, nowMs));

/** What another tab does: it writes, and this one is told. */
function otherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key(store.id));
  else localStorage.setItem(key(store.id), newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: key(store.id), newValue }));
}

test('what was answered is found again by a page that is loaded anew', async () => {
  confirmName();
  vi.resetModules();
  const reloaded = await import('./draft-store.ts');
  expect(dataOf(reloaded.openDraft(store.id).get()).name).toEqual(jane.name);
});

test('no password, and nothing else nobody asked to keep, is in storage', () => {
  confirmName();
  expect(localStorage.getItem(key(store.id))).not.toMatch(/password/i);
});

test('after a week it is forgotten', async () => {
  vi.useFakeTimers();
  confirmName();
  vi.advanceTimersByTime(7 * 86_400_000 + 1);
  vi.resetModules();
  const reloaded = await import('./draft-store.ts');
  expect(reloaded.openDraft(store.id).get()).toEqual(emptyDraft);
  expect(localStorage.getItem(key(store.id)), 'and gone from the disk, because a computer may be shared').toBeNull();
});

test('an old draft goes for good when any registration is opened; a younger one stays', () => {
  const draft = (ageMs: number) => JSON.stringify({ ...emptyDraft, savedAtMs: Date.now() - ageMs });
  localStorage.setItem(key('old'), draft(7 * 86_400_000));
  localStorage.setItem(key('young'), draft(7 * 86_400_000 - 60_000));
  openDraft('another');
  expect(localStorage.getItem(key('old'))).toBeNull();
  expect(localStorage.getItem(key('young'))).not.toBeNull();
});

test('what storage holds and we did not write breaks nothing', async () => {
  localStorage.setItem(
    key('odd'),
    '{"version":1,"savedAtMs":1e99,"said":{"answer:name":7,"typed:name:firstName":{"atMs":1}}}',
  );
  expect(dataOf(openDraft('odd').get()).name.firstName).toBe('');
});

describe('two tabs', () => {
  test('what the other one answers arrives here, and listeners know where it came from', () => {
    const heard: boolean[] = [];
    const stop = store.subscribe((isFromOutside) => heard.push(isFromOutside));
    otherTab(JSON.stringify(withConfirmed(emptyDraft, 'birthdate', { dob: jane.dob }, Date.now())));
    confirmName();
    stop();
    expect(dataOf(store.get())).toMatchObject({ dob: jane.dob, name: jane.name });
    expect(heard).toEqual([true, false]);
  });

  test('a change here is written over what the other wrote meanwhile, and loses none of it', () => {
    const other = withTyped(emptyDraft, 'income', { income: null }, { income: 90_000 }, Date.now());
    localStorage.setItem(key(store.id), JSON.stringify(other));
    confirmName();
    const stored = JSON.parse(localStorage.getItem(key(store.id)) ?? '{}');
    expect(stored.said['typed:income:income'].value).toBe(90_000);
    expect(stored.said['answer:name'].value).toEqual(jane.name);
  });

  test('a registration the other tab has sent is gone here too', () => {
    confirmName();
    const stop = store.subscribe(() => {});
    otherTab(null);
    stop();
    expect(store.get()).toEqual(emptyDraft);
  });

  test('other registrations are none of its business', () => {
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: key('another'), newValue: '{}' }));
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('which registration', () => {
  test('a browser returns to the one it is in, for each lender and product', () => {
    const first = currentRegistrationId('LENDER', 'heloc');
    expect(currentRegistrationId('LENDER', 'heloc')).toBe(first);
    expect(currentRegistrationId('LENDER', 'dscr')).not.toBe(first);
    expect(currentRegistrationId('OTHER', 'heloc')).not.toBe(first);
    rememberRegistration('LENDER', 'heloc', 'from-the-address');
    expect(currentRegistrationId('LENDER', 'heloc')).toBe('from-the-address');
    forgetRegistration('LENDER', 'heloc');
    expect(currentRegistrationId('LENDER', 'heloc')).not.toBe('from-the-address');
  });

  test.each(['', 'a b', '../x', '<b>', 'a'.repeat(65)])('%j is no id', (text) => {
    expect(isRegistrationId(text)).toBe(false);
  });
});
