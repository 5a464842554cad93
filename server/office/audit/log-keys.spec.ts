import { verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { createLogKeys, headText } from './log-keys.ts';

const secretOf = (byte: number) => new Secret(Buffer.alloc(32, byte).toString('base64'));
const head = { size: 3, root: Buffer.alloc(32, 9), at: new Date('2026-11-16T08:00:00.000Z') };

test('a head is signed so that anyone who has the published key can check it, and no other head passes for it', () => {
  const keys = createLogKeys([secretOf(1)]);
  const signed = keys.sign(head);
  const [published] = keys.published();
  expect(headText(head)).toBe(`hearthline log head\n3\n${'09'.repeat(32)}\n2026-11-16T08:00:00.000Z\n`);
  expect(verify(null, Buffer.from(headText(head)), published?.publicKey ?? '', signed.signature)).toBe(true);
  expect(keys.isSigned(signed)).toBe(true);
  expect(keys.isSigned({ ...signed, size: 4 })).toBe(false);
  expect(keys.isSigned({ ...signed, keyId: 'another' })).toBe(false);
});

test('after a rotation the old key vouches for the new one, and what it signed is still ours', () => {
  const [old, both] = [createLogKeys([secretOf(1)]), createLogKeys([secretOf(2), secretOf(1)])];
  expect(both.isSigned(old.sign(head))).toBe(true);
  expect(old.isSigned(both.sign(head))).toBe(false);
  const [fresh, elder] = both.published();
  const [word] = fresh?.vouchedFor ?? [];
  expect(word?.by).toBe(elder?.id);
  const signature = Buffer.from(word?.signature ?? '', 'base64');
  expect(verify(null, Buffer.from(fresh?.publicKey ?? ''), elder?.publicKey ?? '', signature)).toBe(true);
  expect(elder?.vouchedFor).toEqual([]);
});
