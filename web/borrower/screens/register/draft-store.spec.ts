import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAFT_LIFE_MS, emptyDraft, isRegistrationId } from '#core/registration/draft.ts';
import { jane } from '#core/registration/stories/people.ts';
import { servePage } from '#web/client/testing.ts';
import { dataOf, withConfirmed, withTyped } from './draft.ts';
import {
  currentRegistrationId,
  type DraftStore,
  forgetRegistration,
  openDraft,
  rememberRegistration,
} from './draft-store.ts';
import { type DraftServer, stubDraftServer } from './testing-drafts.ts';

const key = (id: string) => `hearthline-registration:${id}`;
let id = 0;
let store: DraftStore;
let server: DraftServer;
const stops: (() => void)[] = [];

/** The line between tabs of one browser, as the standard has it: a copy goes to all others of that name, a moment later. */
class TabChannel extends EventTarget {
  static readonly open = new Set<TabChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    TabChannel.open.add(this);
  }
  postMessage(message: unknown): void {
    for (const other of [...TabChannel.open].filter((one) => one !== this && one.name === this.name)) {
      const data = structuredClone(message);
      queueMicrotask(() => TabChannel.open.has(other) && other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  close(): void {
    TabChannel.open.delete(this);
  }
}

beforeEach(() => {
  servePage();
  // The test's browser is a realm of its own, to which Node's own channel brings nothing.
  vi.stubGlobal('BroadcastChannel', TabChannel);
  localStorage.clear();
  server = stubDraftServer();
  id += 1;
  store = openDraft(`spec-${id}`);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const confirmName = (at = store) =>
  at.update((draft, nowMs) => withConfirmed(draft, 'name', { name: jane.name }, nowMs));
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** The same page loaded again, or another tab of it. */
async function anotherPage(): Promise<DraftStore> {
  vi.resetModules();
  const opened = (await import('./draft-store.ts')).openDraft(store.id);
  await vi.waitFor(() => expect(opened.isLoaded()).toBe(true));
  return opened;
}

function listen(to: DraftStore): boolean[] {
  const heard: boolean[] = [];
  stops.push(to.subscribe((isFromOutside) => heard.push(isFromOutside)));
  return heard;
}

describe('where answers are kept', () => {
  test('a page that is loaded faster than the one before it could save waits until that has arrived', async () => {
    const put = vi.fn(fetch);
    const onItsWay: (() => void)[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (init.method === 'PUT') await new Promise<void>((arrive) => onItsWay.push(arrive));
      return put(url, init);
    });
    confirmName();
    store.saveNow();
    const next = anotherPage();
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    onItsWay[0]?.();
    expect(dataOf((await next).get()).name).toEqual(jane.name);
  });

  test('with the server, soon after they are given, and found there by a page that is loaded again', async () => {
    confirmName();
    await vi.waitFor(() => expect(server.kept.has(store.id)).toBe(true), 2000);
    expect(dataOf((await anotherPage()).get()).name).toEqual(jane.name);
  });

  test('[T6] [T27] in the browser stands only that there is a draft, and since when', () => {
    confirmName();
    store.update((draft, nowMs) => withTyped(draft, 'contact', {}, { email: 'jane@homeowner.example' }, nowMs));
    expect(JSON.parse(localStorage.getItem(key(store.id)) ?? '')).toEqual({ savedAtMs: store.get().savedAtMs });
    for (const secret of [jane.name.firstName, jane.name.lastName, 'homeowner.example'])
      expect(stored()).not.toContain(secret);
  });

  test('a newcomer asks nothing of the server', () => {
    expect(store.isLoaded()).toBe(true);
    expect(server.asked).toEqual([]);
  });

  test('what a page is left with is sent as it goes', () => {
    listen(store);
    confirmName();
    window.dispatchEvent(new Event('pagehide'));
    expect(server.asked).toEqual([`PUT ${store.id}`]);
  });

  test('without a network they stay in the page, and are saved when it is back', async () => {
    server.isDown = true;
    listen(store);
    confirmName();
    store.saveNow();
    await vi.waitFor(() => expect(server.kept.size).toBe(0));
    expect(dataOf(store.get()).name).toEqual(jane.name);
    server.isDown = false;
    await new Promise((done) => setTimeout(done));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(server.kept.has(store.id)).toBe(true));
  });

  test('anyone who comes back without a network can go on, and finds what they had when it is there again', async () => {
    confirmName();
    store.saveNow();
    await vi.waitFor(() => expect(server.kept.has(store.id)).toBe(true));
    server.isDown = true;
    const again = await anotherPage();
    again.update((draft, nowMs) => withConfirmed(draft, 'birthdate', { dob: jane.dob }, nowMs));
    server.isDown = false;
    await vi.waitFor(() => expect(dataOf(again.get())).toMatchObject({ dob: jane.dob, name: jane.name }), 3000);
  });

  test('after a week they are forgotten', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    confirmName();
    vi.setSystemTime(Date.now() + DRAFT_LIFE_MS + 1);
    vi.resetModules();
    const reloaded = (await import('./draft-store.ts')).openDraft(store.id);
    expect(reloaded.get()).toEqual(emptyDraft);
    expect(localStorage.getItem(key(store.id)), 'and gone from the disk, because a computer may be shared').toBeNull();
  });

  test('an old marker goes for good when any registration is opened; a younger one stays', () => {
    const begun = (ageMs: number) => JSON.stringify({ savedAtMs: Date.now() - ageMs });
    localStorage.setItem(key('old'), begun(DRAFT_LIFE_MS));
    localStorage.setItem(key('young'), begun(DRAFT_LIFE_MS - 60_000));
    openDraft(`another-${id}`);
    expect(localStorage.getItem(key('old'))).toBeNull();
    expect(localStorage.getItem(key('young'))).not.toBeNull();
  });

  test.each([
    '7',
    '{',
    'null',
    '{"version":1,"savedAtMs":1e99,"said":{"answer:name":7,"typed:name:firstName":{"atMs":1}}}',
  ])('what storage holds and we did not write breaks nothing: %s', (text) => {
    localStorage.setItem(key(`odd-${id}`), text);
    expect(dataOf(openDraft(`odd-${id}`).get()).name.firstName).toBe('');
  });

  test('[T27] what an earlier version left in storage is taken over, and gone from there once the server has it', async () => {
    const left = withConfirmed(emptyDraft, 'name', { name: jane.name }, Date.now());
    localStorage.setItem(key(`left-${id}`), JSON.stringify(left));
    localStorage.setItem(key(`other-${id}`), JSON.stringify(left));
    server.isDown = true;
    expect(dataOf(openDraft(`left-${id}`).get()).name).toEqual(jane.name);
    await Promise.resolve();
    expect(stored(), 'nothing is lost meanwhile').toContain(jane.name.lastName);
    server.isDown = false;
    await vi.waitFor(
      () => expect([...server.kept.keys()]).toEqual(expect.arrayContaining([`left-${id}`, `other-${id}`])),
      4000,
    );
    await vi.waitFor(() => expect(stored()).not.toContain(jane.name.lastName));
  });
});

describe('two tabs', () => {
  test('what the other one answers arrives here, and listeners know where it came from', async () => {
    confirmName();
    store.saveNow();
    const heard = listen(store);
    const other = await anotherPage();
    listen(other);
    other.update((draft, nowMs) => withConfirmed(draft, 'birthdate', { dob: jane.dob }, nowMs));
    await vi.waitFor(() => expect(dataOf(store.get())).toMatchObject({ dob: jane.dob, name: jane.name }));
    expect(heard).toContain(true);
    expect(dataOf(other.get())).toMatchObject({ dob: jane.dob, name: jane.name });
  });

  test('what both save stays, the newest of each', async () => {
    confirmName();
    store.saveNow();
    await vi.waitFor(() => expect(server.kept.has(store.id)).toBe(true));
    const other = await anotherPage();
    other.update((draft, nowMs) => withTyped(draft, 'income', { income: null }, { income: 90_000 }, nowMs));
    other.saveNow();
    store.update((draft, nowMs) => withConfirmed(draft, 'birthdate', { dob: jane.dob }, nowMs));
    store.saveNow();
    await vi.waitFor(() => {
      const said = server.kept.get(store.id)?.said ?? {};
      expect(Object.keys(said)).toEqual(expect.arrayContaining(['answer:name', 'answer:dob', 'typed:income:income']));
    });
  });

  test('a registration the other tab has sent is gone here too, and from the server', async () => {
    confirmName();
    store.saveNow();
    listen(store);
    const other = await anotherPage();
    listen(other);
    other.clear();
    await vi.waitFor(() => expect(store.get()).toEqual(emptyDraft));
    await vi.waitFor(() => expect(server.kept.has(store.id)).toBe(false));
    expect(localStorage.getItem(key(store.id))).toBeNull();
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
