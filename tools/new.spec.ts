import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseBrand } from '#core/brand/brand.ts';
import { newBrand } from './new.ts';

const source = join(import.meta.dirname, '..', 'brands');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-brand-'));
  const providers = readdirSync(source).filter((name) => /kind: 'provider'/.test(brandText(source, name)));
  for (const name of ['_template', ...providers])
    cpSync(join(source, name), join(root, 'brands', name), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function brandText(brands: string, name: string): string {
  const file = join(brands, name, 'brand.ts');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

describe('a new brand', () => {
  test('is complete and fit, with its names in every place', async () => {
    const lines = await newBrand(root, ['SALT_AND_CEDAR', 'Salt', '&', "Cedar's", 'Bank']);
    expect(lines[0]).toBe("brands/salt-and-cedar is a brand now: Salt & Cedar's Bank (SALT_AND_CEDAR).");
    const folder = join(root, 'brands', 'salt-and-cedar');
    expect(readdirSync(folder).sort()).toEqual(['brand.ts', 'favicon.svg', 'loader.json', 'logo.svg']);
    const { brand } = await import(join(folder, 'brand.ts'));
    expect(parseBrand(brand, 'brands/salt-and-cedar/brand.ts')).toMatchObject({
      ok: true,
      value: {
        orgCode: 'SALT_AND_CEDAR',
        names: { display: "Salt & Cedar's Bank" },
        hosts: ['salt-and-cedar.example', 'www.salt-and-cedar.example', 'salt-and-cedar.localhost'],
      },
    });
    const logo = readFileSync(join(folder, 'logo.svg'), 'utf8');
    expect(logo).toContain("<title>Salt &amp; Cedar's Bank</title>");
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/new.brand/i);
    }
  });

  test('is named after its code when no name is given, and shortens a long one', async () => {
    await newBrand(root, ['QUIET_HARBOUR_AND_NORTHERN_SAVINGS']);
    const { brand } = await import(join(root, 'brands', 'quiet-harbour-and-northern-savings', 'brand.ts'));
    expect(brand.names).toEqual({
      legal: 'Quiet Harbour And Northern Savings',
      display: 'Quiet Harbour And Northern Savings',
      short: 'Quiet Harbour And',
    });
  });

  test.each(['', 'salt', 'Salt', 'SALT-CEDAR', 'SALT__CEDAR', '_SALT', '../SALT', '9SALT'])(
    'refuses the code "%s"',
    async (code) => {
      await expect(newBrand(root, [code])).rejects.toThrow(/is no brand code/);
    },
  );

  test('refuses a brand that is there already, and leaves it as it was', async () => {
    await newBrand(root, ['SALT', 'Salt Bank']);
    await expect(newBrand(root, ['SALT', 'Other Bank'])).rejects.toThrow('brands/salt is there already.');
    expect(brandText(join(root, 'brands'), 'salt')).toContain('Salt Bank');
  });

  test('leaves nothing behind when the name is refused', async () => {
    await expect(newBrand(root, ['SALT', '<b>Salt</b>'])).rejects.toThrow(/names\.display: must be plain text/);
    expect(existsSync(join(root, 'brands', 'salt'))).toBe(false);
  });
});
