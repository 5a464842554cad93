import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { twilioOf } from './text-account.ts';

const texting = {
  ...{ NODE_ENV: 'test', VENDOR_TEXTS: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` },
  ...{ TWILIO_AUTH_TOKEN: 'token', TWILIO_SENDERS: '*=+14155550100' },
};

const root = join(import.meta.dirname, '..', '..', 'brands');

test('a lender whose brand is read while the product runs hears what is texted back to its number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-texts-'));
  cpSync(root, folder, { recursive: true });
  const { all } = await loadBrands(folder);
  const late = all.find(
    ({ kind, orgCode, canonicalOrgCode }) => kind === 'creditUnion' && orgCode === canonicalOrgCode,
  );
  if (!late) throw new Error('There is no credit union among the brands.');
  rmSync(join(folder, late.brand), { recursive: true });
  const brands = await loadBrands(folder);
  const account = twilioOf(readConfig(texting), brands);
  const ours = brands.provider.canonicalOrgCode;
  const answering = () => account?.door.organizationsOf(['+14155550100']) ?? [];
  expect(answering()[0]).toBe(ours);
  expect(answering()).not.toContain(late.orgCode);
  cpSync(join(root, late.brand), join(folder, late.brand), { recursive: true });
  await brands.reload();
  expect(answering()[0]).toBe(ours);
  expect(answering()).toContain(late.orgCode);
});
