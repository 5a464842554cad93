import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Secret } from '../secret.ts';
import type { Tx } from './database.ts';
import { testDatabase } from './test-database.ts';
import { createKeyRing, createVault } from './vault.ts';

const db = await testDatabase();
const oldRoot = new Secret(randomBytes(32));
const newRoot = new Secret(randomBytes(32));
const vault = createVault([oldRoot]);
const place = { orgCode: 'ORG_A', subject: 'person-1', field: 'ssn' };
const inA = <T>(work: (tx: Tx) => Promise<T>) => db.inOrg('ORG_A', work);

describe('a sealed value', () => {
  test('opens where it was sealed, differs each time, and shows nothing of the text', async () => {
    const [one, two] = await inA(async (tx) => [
      await vault.seal(tx, place, '123-45-6789'),
      await vault.seal(tx, place, '123-45-6789'),
    ]);
    expect(one?.equals(two ?? Buffer.of())).toBe(false);
    expect(one?.toString('latin1')).not.toContain('6789');
    const opened = await inA((tx) => vault.open(tx, place, one ?? Buffer.of()));
    expect(opened.reveal()).toBe('123-45-6789');
    expect(`${opened}`).toBe('[redacted]');
  });

  test('does not open with any single byte flipped', async () => {
    const sealed = await inA((tx) => vault.seal(tx, place, 'ab'));
    for (const at of sealed.keys()) {
      const flipped = Buffer.from(sealed);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await expect(
        inA((tx) => vault.open(tx, place, flipped)),
        `byte ${at}`,
      ).rejects.toThrow();
    }
    await expect(inA((tx) => vault.open(tx, place, sealed.subarray(0, 20)))).rejects.toThrow('not a sealed value');
  });

  test.each([
    ['another field', { field: 'dob' }],
    ['another subject', { subject: 'person-2' }],
    ['another organization', { orgCode: 'ORG_B' }],
  ])('does not open at %s, even when that place has keys of its own', async (_, other) => {
    const elsewhere = { ...place, ...other };
    const sealed = await inA((tx) => vault.seal(tx, place, 'secret'));
    await db.inOrg(elsewhere.orgCode, (tx) => vault.seal(tx, elsewhere, 'their own'));
    await expect(db.inOrg(elsewhere.orgCode, (tx) => vault.open(tx, elsewhere, sealed))).rejects.toThrow();
  });

  test('cannot be bound ambiguously', async () => {
    await expect(inA((tx) => vault.seal(tx, { ...place, subject: 'a|b' }, 'x'))).rejects.toThrow('without "|"');
  });
});

describe('keys', () => {
  test('eight first seals at once share one data key', async () => {
    const fresh = { ...place, subject: 'raced' };
    const sealed = await Promise.all(Array.from({ length: 8 }, (_, n) => inA((tx) => vault.seal(tx, fresh, `${n}`))));
    const texts = await Promise.all(sealed.map((one) => inA((tx) => vault.open(tx, fresh, one))));
    expect(texts.map((text) => text.reveal())).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(await inA((tx) => tx`select from app.data_key where subject = 'raced'`)).toHaveLength(1);
  });

  test('a key made in a transaction that was rolled back is not used afterwards', async () => {
    const fresh = { ...place, subject: 'rolled-back' };
    const lost = inA(async (tx) => {
      await vault.seal(tx, fresh, 'lost');
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    const sealed = await inA((tx) => vault.seal(tx, fresh, 'kept'));
    const anotherProcess = createVault([oldRoot]);
    expect((await inA((tx) => anotherProcess.open(tx, fresh, sealed))).reveal()).toBe('kept');
  });

  test('after a data key rotation the old value opens and the new one has a new key', async () => {
    const before = await inA((tx) => vault.seal(tx, place, 'old'));
    await inA((tx) => vault.rotate(tx, place));
    const after = await inA((tx) => vault.seal(tx, place, 'new'));
    expect(after.readUInt32BE(1)).toBe(before.readUInt32BE(1) + 1);
    expect((await inA((tx) => vault.open(tx, place, before))).reveal()).toBe('old');
    expect((await inA((tx) => vault.open(tx, place, after))).reveal()).toBe('new');
  });

  test('after a root key rotation everything opens, before and after rewrapping, and a lost root key is loud', async () => {
    const before = await inA((tx) => vault.seal(tx, place, 'old'));
    const both = createVault([newRoot, oldRoot]);
    expect((await inA((tx) => both.open(tx, place, before))).reveal()).toBe('old');
    await expect(inA((tx) => createVault([newRoot]).open(tx, place, before))).rejects.toThrow(
      /another root key .* OLDER_ROOT_KEYS/,
    );
    expect(await inA((tx) => both.rewrap(tx, 'ORG_A'))).toBeGreaterThan(0);
    expect((await inA((tx) => createVault([newRoot]).open(tx, place, before))).reveal()).toBe('old');
  });

  test('a wrapped key copied to another subject does not unwrap', async () => {
    const victim = { ...place, subject: 'victim' };
    const sealed = await inA((tx) => vault.seal(tx, victim, 'secret'));
    await inA(
      (tx) => tx`insert into app.data_key (org_code, subject, key_id, root_id, wrapped)
      select org_code, 'thief', key_id, root_id, wrapped from app.data_key where subject = 'victim'`,
    );
    await expect(inA((tx) => vault.open(tx, { ...victim, subject: 'thief' }, sealed))).rejects.toThrow();
  });

  test('another organization sees no data key', async () => {
    expect(await db.inOrg('ORG_C', (tx) => tx`select * from app.data_key`)).toHaveLength(0);
    expect(await db.app`select * from app.data_key`).toHaveLength(0);
  });
});

test('a key that is kept lies in memory of its own, and not in a slab with other things', () => {
  const ring = createKeyRing([oldRoot]);
  const [subject, key] = [{ orgCode: 'ORG_A', subject: 'person-1' }, randomBytes(32)];
  const row = { keyId: 1, rootId: ring.currentRoot, wrapped: ring.wrap(subject, 1, key) };
  const kept = ring.unwrap(subject, row).reveal();
  expect(kept.equals(key)).toBe(true);
  expect(kept.buffer.byteLength).toBe(32);
});
