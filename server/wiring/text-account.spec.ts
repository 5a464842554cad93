import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { hearTwilio, twilioSignature } from '../vendors/messages/twilio-callbacks.ts';
import { twilioOf } from './text-account.ts';

const texting = {
  ...{ NODE_ENV: 'test', VENDOR_TEXTS: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` },
  ...{ TWILIO_AUTH_TOKEN: 'token', TWILIO_SENDERS: '*=+14155550100' },
};

const root = join(import.meta.dirname, '..', '..', 'brands');

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-texts-'));
  cpSync(root, folder, { recursive: true });
  return folder;
}

test('a lender whose brand is read while the product runs hears what is texted back to its number', async () => {
  const folder = ownFolder();
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

test('a provider whose host changes while the product runs is called back there, and a STOP sent there is proven', async () => {
  const folder = ownFolder();
  const brands = await loadBrands(folder);
  const account = twilioOf(readConfig(texting), brands);
  if (!account) throw new Error('Texts are not carried by Twilio here.');
  const receipt = () => new URL(account.receiptUrl('ORG', 'text-1')).host;
  expect(receipt()).toMatch(/^figure\.localhost:/);
  const file = join(folder, brands.provider.brand, 'brand.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('figure.localhost', 'moved.localhost'));
  await brands.reload();
  expect(receipt()).toMatch(/^moved\.localhost:/);
  const [from, to] = ['+14155550123', '+14155550100'];
  const sid = `SM${'0'.repeat(32)}`;
  const form = { AccountSid: texting.TWILIO_ACCOUNT_SID, MessageSid: sid, From: from, To: to, Body: 'STOP' };
  const exactBody = new URLSearchParams(form).toString();
  const { origin } = new URL(account.receiptUrl('ORG', 'text-1'));
  const signature = twilioSignature(account.token, `${origin}/callbacks/twilio`, new URLSearchParams(form));
  const heard = hearTwilio(account.door, { exactBody, signature, place: {} });
  expect(heard).toContainEqual(expect.objectContaining({ kind: 'textReceived' }));
});
