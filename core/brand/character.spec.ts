import { describe, expect, test } from 'vitest';
import { characterAttributes, characterOf } from './character.ts';
import { faceRules, facesOf, type PairingName, pairingLines, pairings } from './pairings.ts';
import { sampleBrand as brandWith, sampleData } from './stories/sample-brand.ts';

const sampleBrand = (code: string, changes: Parameters<typeof brandWith>[1] = {}) =>
  brandWith(code, { character: {}, ...changes });
const squared = { ...sampleData.theme, radiusPx: { control: 0, card: 0, pill: 0 } };

describe('the character of a brand that says nothing', () => {
  test('follows its kind', () => {
    expect(characterOf(sampleBrand('B'))).toMatchObject({ pairing: 'precise', card: 'framed', hero: 'tint' });
    expect(characterOf(sampleBrand('C', { kind: 'creditUnion' }))).toMatchObject({ pairing: 'warm', header: 'island' });
    expect(characterOf(sampleBrand('F', { kind: 'fintech' }))).toMatchObject({ pairing: 'clear', hero: 'deep' });
    expect(characterOf(sampleBrand('M', { kind: 'broker' }))).toMatchObject({ hero: 'tint', art: 'line' });
  });

  test('is of the old school for a bank with square corners', () => {
    const old = characterOf(sampleBrand('OLD', { theme: squared }));
    expect(old).toMatchObject({ pairing: 'literary', header: 'masthead', card: 'ledger', button: 'inked' });
    expect(characterOf(sampleBrand('CU', { theme: squared, kind: 'creditUnion' })).pairing).toBe('warm');
  });

  test('gives way key by key to what it does say', () => {
    const brand = sampleBrand('OWN', { character: { header: 'masthead', spark: '#aa0000' } });
    expect(characterOf(brand)).toMatchObject({ header: 'masthead', pairing: 'precise', spark: '#aa0000' });
  });

  test('has a line by kind, until it has its own; one over 40 characters is set smaller', () => {
    expect(sampleBrand('B').sentences.welcome).toBe('Put your home equity to work.');
    const long = sampleBrand('L', {
      sentences: { welcome: 'A line that is quite a bit longer than forty characters.' },
    });
    expect(characterAttributes(long)['data-hero-line']).toBe('long');
    expect(characterAttributes(sampleBrand('B'))['data-hero-line']).toBe('short');
  });

  test('knows a light top bar from a dark one', () => {
    const light = { ...sampleData.theme, light: { ...sampleData.theme.light, topBar: '#fcba43' } };
    expect(characterAttributes(sampleBrand('L', { theme: light }))['data-top-bar']).toBe('light');
    expect(characterAttributes(sampleBrand('D'))['data-top-bar']).toBe('dark');
  });
});

describe.each(Object.keys(pairings) as PairingName[])('the pairing %s', (name) => {
  test('brings its own faces, swaps them in, and stretches a fallback of the machine for each role', () => {
    const css = faceRules(name, (face) => `/assets/${face}.woff2`);
    expect([...css.matchAll(/url\('\/assets\/([\w-]+)\.woff2'\)/g)].map(([, face]) => face)).toEqual([
      ...facesOf(name),
    ]);
    expect(css.match(/font-display:swap/g)).toHaveLength(facesOf(name).length);
    expect(css.match(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/g)).toHaveLength(2);
    const [heading, body] = pairingLines(name);
    expect(heading).toContain("'Heading fallback'");
    expect(body).toContain("'Body fallback'");
  });
});
