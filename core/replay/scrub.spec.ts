/** What leaves a browser when a visit is recorded: canaries in every place that rrweb can put a text, and none comes through. */
import { describe, expect, test } from 'vitest';
import { hashesOf, knownBy } from './our-texts.ts';
import { mayRecord, recordablePattern } from './pages.ts';
import { isSampled, REPLAY_SAMPLE_PERCENT, recorderOptions } from './replay.ts';
import { scrubEvent } from './scrub.ts';

const ours = 'Choose your offer below';
const isOurs = knownBy(hashesOf([{ a: ours, b: 'Texas', c: { d: ['Grace Hopper', 'You owe 4100 dollars now'] } }]));
const rules = { page: '/dashboard', isOurs };
const scrub = (event: unknown) => JSON.stringify(scrubEvent(event, rules) ?? null);

const element = (tagName: string, attributes: object, childNodes: object[] = []) => ({
  ...{ type: 2, id: 7, tagName, attributes, childNodes },
});
const text = (textContent: string) => ({ type: 3, id: 8, textContent });
const snapshot = (...childNodes: object[]) => ({
  ...{ type: 2, timestamp: 1 },
  data: { node: { type: 0, id: 1, childNodes, compatMode: 'BackCompat' }, initialOffset: { left: 0, top: 9 } },
});
const mutation = (data: object) => ({ type: 3, timestamp: 1, data: { source: 0, ...data } });
const canary = 'Kanarie-4177';

describe('nothing of a person leaves', () => {
  const places =
    'value title alt placeholder href src srcset action name id for style content data-x aria-label aria-valuetext aria-describedby summary label poster cite onclick checked selected rr_src';
  test.each(places.split(' '))('[TELE-04] the attribute %s of no element, nor of a change', (name) => {
    for (const tag of ['input', 'a', 'img', 'option', 'textarea', 'button', 'link', 'div'])
      expect(scrub(snapshot(element(tag, { [name]: canary })))).not.toContain(canary);
    expect(scrub(mutation({ attributes: [{ id: 3, attributes: { [name]: canary } }] }))).not.toContain(canary);
  });

  test('[TELE-04] a hidden input, whose value rrweb leaves as it is', () => {
    const clean = scrub(snapshot(element('input', { type: 'hidden', value: canary })));
    expect(clean).toContain('"tagName":"input","attributes":{"type":"hidden"}');
    expect(clean).not.toContain(canary);
  });

  test('[TELE-04] what is typed or chosen: that something was, and not what or how long', () => {
    const input = (typed: string, isChecked: boolean) =>
      scrub({ type: 3, timestamp: 1, data: { source: 5, id: 4, text: typed, isChecked, userTriggered: true } });
    expect(input(canary, true)).toBe(input('1', false));
  });

  test('[TELE-04] texts that are not ours, in a page, a change and a field of several lines', () => {
    const told = [
      snapshot(element('p', {}, [text(canary)]), element('textarea', {}, [text(canary)])),
      mutation({ texts: [{ id: 8, value: canary }] }),
      mutation({ adds: [{ parentId: 1, nextId: null, node: element('b', {}, [text(canary)]) }] }),
    ];
    for (const event of told) expect(scrub(event)).not.toContain('Kanarie');
  });

  test.each(['$4,100.00', 'Ada', 'Ada Homeowner', 'Grace Hopper', 'Texas', '14 Elm Street, Oakland', 'ada@b.example'])(
    '[TELE-04] %s becomes dots',
    (said) => {
      const clean = scrub(snapshot(element('p', {}, [text(said)])));
      for (const word of said.split(/[^\w@]+/).filter(Boolean)) expect(clean).not.toContain(word);
      expect(clean).toContain('••••');
    },
  );

  test('[TELE-04] two names of nearly the same length look the same', () => {
    expect(scrub(snapshot(text('Bea')))).toBe(scrub(snapshot(text('Theo'))));
  });

  test('[TELE-04] the address, charts, codes, pictures, scripts, styles and what no one thought of', () => {
    expect(
      scrub({ type: 4, timestamp: 1, data: { href: `https://a.example/${canary}`, width: 9, height: 9 } }),
    ).toContain('"href":"/dashboard"');
    const inside = ['svg', 'canvas', 'picture', 'video', 'script', 'style', 'iframe', 'title', 'noscript', 'object'];
    for (const tag of inside) expect(scrub(snapshot(element(tag, {}, [text(canary)])))).not.toContain(canary);
    for (const type of [5, 6, 9]) expect(scrub({ type, timestamp: 1, data: { payload: canary } })).toBe('null');
    for (const source of [1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 99])
      expect(scrub({ type: 3, timestamp: 1, data: { source, text: canary, positions: [] } })).toBe('null');
    expect(
      scrub(snapshot({ type: 5, id: 3, textContent: canary }, { type: 4, id: 3, textContent: canary })),
    ).not.toContain(canary);
    for (const odd of [null, 3, canary, [canary], { type: canary }]) expect(scrub(odd)).not.toContain(canary);
  });
});

describe('what stays', () => {
  test('sentences of ours, of three words and without a number', () => {
    expect(scrub(snapshot(element('h1', { class: 'title_a1b2', role: 'heading' }, [text(ours)])))).toContain(ours);
    expect(isOurs('You owe 4100 dollars now', true)).toBe(false);
  });

  test('two words of ours where a page speaks, and not where an answer may stand', () => {
    const said = 'Grace Hopper';
    expect(scrub(snapshot(element('h2', {}, [element('span', {}, [text(said)])])))).toContain(said);
    for (const tag of ['p', 'dd', 'td', 'option', 'span', 'div'])
      expect(scrub(snapshot(element(tag, {}, [text(said)])))).not.toContain(said);
    const later = { texts: [{ id: 8, value: said }], adds: [{ parentId: 9, nextId: null, node: text(said) }] };
    expect(scrub(mutation(later))).not.toContain(said);
    const clean = scrubEvent(mutation(later), { ...rules, isLabel: (id) => id === 9 });
    expect(clean?.data).toMatchObject({
      texts: [{ value: expect.stringContaining('•') }],
      adds: [{ node: text(said) }],
    });
  });

  test('our own style sheets by their path, and no others', () => {
    const link = (href: string) => scrub(snapshot(element('link', { rel: 'stylesheet', href })));
    expect(link('https://figure.example/assets/a-1.css')).toContain('"href":"/assets/a-1.css"');
    for (const href of ['https://evil.example/x.css', '/assets/../x.css', `/assets/a.css?${canary}`, 'javascript:1'])
      expect(link(href)).not.toContain('href');
  });
});

describe('what is recorded at all', () => {
  test('[TELE-03] the sample is 100 percent, the same people whatever it is', () => {
    expect(REPLAY_SAMPLE_PERCENT).toBe(100);
    const people = Array.from({ length: 500 }, (_, n) => `0a1b2c3d-0000-4000-8000-${String(n).padStart(12, '0')}`);
    expect(people.filter((one) => isSampled(one))).toHaveLength(500);
    expect(people.filter((one) => isSampled(one, 0))).toHaveLength(0);
    const half = people.filter((one) => isSampled(one, 50));
    expect(half.length).toBeGreaterThan(200);
    expect(half.every((one) => isSampled(one, 60))).toBe(true);
  });

  test('[TELE-04] the recorder is told to mask inputs', () => {
    expect(recorderOptions).toMatchObject({ maskAllInputs: true, maskTextSelector: '*', recordCanvas: false });
  });

  const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
  test.each([
    'credit/social',
    'bank/disburse',
    'bank/manual-disburse',
    'bank/autopay',
    'bank/confirm',
    'identity',
    'signing/intro',
    'signing/sign',
    'signing/additional',
    'notary/intro',
    'notary/session',
    'income/link/plaid',
    'document/disclosures',
  ])('[TELE-03] never: %s', (screen) => {
    expect(recordablePattern(`/account/heloc/${uuid}/${screen}`)).toBeUndefined();
  });

  test.each([
    '/auth/login',
    '/dashboard/settings',
    '/account/heloc/hand-over',
    '/account/heloc/heloc-signer/identity',
    '/account/heloc/heloc-signer/sign',
    '/console',
    '/nowhere',
    '__proto__',
  ])('[TELE-03] nor %s', (path) => {
    expect(recordablePattern(path)).toBeUndefined();
    expect(mayRecord(path)).toBe(false);
  });

  test('the dashboard and the offers may be, by a name that holds no id', () => {
    expect(recordablePattern('/dashboard')).toBe('/dashboard');
    expect(recordablePattern(`/account/heloc/${uuid}/product/select`)).toBe('/account/{product}/{uuid}/product/select');
  });
});
