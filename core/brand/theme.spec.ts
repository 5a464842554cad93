import { describe, expect, test } from 'vitest';
import { standingSentences } from './sentences.ts';
import { parseLoader } from './stories/parse-loader.ts';
import { sampleBrand, sampleData } from './stories/sample-brand.ts';
import { themeCss } from './theme.ts';

const promised =
  `bg surface surface-sunken text text-muted border border-control accent accent-hover accent-soft on-accent
  link focus danger danger-soft success success-soft warning warning-soft info info-soft top-bar on-top-bar`
    .split(/\s+/)
    .map((name) => `--color-${name}`);
const shapes = `--color-spark --color-roof --font-heading --font-body --heading-weight --display-weight --figure-weight
  --weight-strong --heading-tracking --radius-control --radius-card --radius-pill --border-width`.split(/\s+/);

describe('the style sheet of a brand', () => {
  const css = themeCss(sampleBrand('PARTNER_ONE'));

  test('sets exactly the promised properties', () => {
    const light = css.slice(0, css.indexOf('}'));
    expect(light.match(/--[a-z-]+(?=:)/g)).toEqual([...promised, ...shapes]);
    expect(light).toContain(`--color-accent: ${sampleData.theme.light.accent};`);
    expect(light).toContain('--heading-tracking: -0.024em;');
    expect(light).toContain('--radius-pill: 999px;');
  });

  test("is dark by the system's wish, unless the page says light, and by data-theme", () => {
    const bg = `--color-bg: ${sampleData.theme.dark.bg};`;
    const [, bySystem = '', byChoice = ''] = css.split(/^@media|^:root\[/m);
    expect(bySystem).toMatch(/^ \(prefers-color-scheme: dark\) {\n {2}:root:not\(\[data-theme='light'\]\) {/);
    expect(bySystem).toContain(bg);
    expect(byChoice).toMatch(/^data-theme='dark'\] {/);
    expect(byChoice).toContain(bg);
  });

  test('stays light for a brand that gives no dark colours', () => {
    const { dark: _, ...theme } = sampleData.theme;
    const lightOnly = themeCss(sampleBrand('DAY', { theme }));
    expect(lightOnly).not.toContain('dark');
    expect(lightOnly).toContain('color-scheme: light');
  });
});

describe('the loader of a brand', () => {
  const fit = { kind: 'rings', durationMs: 1400, count: 3, colours: ['accent', 'accentSoft'] };

  test('is read', () => {
    expect(parseLoader(fit, 'loader.json')).toEqual({ ok: true, value: fit });
  });

  test.each([
    ['an unknown animation', { ...fit, kind: 'fireworks' }],
    ['a flicker', { ...fit, durationMs: 599 }],
    ['a color that is no token', { ...fit, colours: ['#ff0000'] }],
    ['an unknown key', { ...fit, html: '<b>' }],
  ])('is refused for %s', (_, data) => {
    expect(parseLoader(data, 'brands/x/loader.json')).toMatchObject({
      ok: false,
      refusals: [{ file: 'brands/x/loader.json' }],
    });
  });
});

describe('standing sentences', () => {
  test("are the specification's unless the brand replaces them", () => {
    const own = standingSentences(sampleBrand('OWN', { sentences: { tagline: 'Quick and kind.' } }));
    const plain = standingSentences(sampleBrand('PLAIN'));
    expect(plain.tagline).toBe('Apply in 5 minutes, receive funding in 5 days.');
    expect(own).toEqual({ ...plain, tagline: 'Quick and kind.' });
  });

  test('always promise 256-bit encryption and that credentials are never seen or stored', () => {
    expect(standingSentences({ names: { display: 'X Bank' } }).security).toMatch(
      /256-bit encryption.* X Bank never sees or stores your credentials/,
    );
  });
});
