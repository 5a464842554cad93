/** What the doctor learns of those outside, by asking them. */
import { describe, expect, test } from 'vitest';
import { askAdapters } from '../../tools/doctor-outside.ts';
import { readConfig } from '../config.ts';
import { startBucket } from '../lending/documents/test-bucket.ts';
import { startProvider } from '../vendors/sign-on/test-provider.ts';
import { startAuthority } from '../vendors/time-stamps/test-authority.ts';

describe('those outside', () => {
  const askedOf = async (env: Record<string, string>, about: string) =>
    (await askAdapters(readConfig(env))).filter((found) => found.about === about);

  test('the providers of logins and of staff are asked what they offer, each once', async () => {
    const { issuer, state } = await startProvider();
    const one = { issuer, clientId: 'hearthline', clientSecret: 'a secret of the client, long enough' };
    const env = {
      VENDOR_SIGN_ON: 'oidc',
      OIDC_CLIENTS: JSON.stringify({ ASPEN: one, BIRCH: one }),
      OIDC_STAFF: JSON.stringify({ ASPEN: one }),
    };
    expect(await askedOf(env, 'logins')).toMatchObject([{ isWell: true }]);
    expect(await askedOf(env, 'staff logins')).toMatchObject([{ isWell: true }]);
    state.mode = 'down';
    expect(await askedOf(env, 'logins')).toMatchObject([{ isWell: false }]);
  });

  test('the authority of time stamps must give one that holds', async () => {
    const { url, rootPem, otherRoot } = await startAuthority();
    const env = { VENDOR_TIME_STAMPS: 'rfc3161', TSA_URL: url, SIGNING_KEY: 'a key' };
    expect(await askedOf({ ...env, TSA_ROOTS: rootPem }, 'time stamps')).toMatchObject([{ isWell: true }]);
    expect(await askedOf({ ...env, TSA_ROOTS: otherRoot }, 'time stamps')).toMatchObject([{ isWell: false }]);
  });

  test('a bucket says what it cannot do', async () => {
    const { bucket, state } = await startBucket();
    const env = {
      ...{ VENDOR_STORAGE: 's3', DOCUMENTS_URL: bucket.url, DOCUMENTS_REGION: bucket.region },
      ...{ DOCUMENTS_KEY_ID: 'id', DOCUMENTS_KEY: 'key', DOCUMENTS_LOCK: 'compliance' },
    };
    expect(await askedOf(env, 'documents')).toMatchObject([{ isWell: true }]);
    state.hasLock = false;
    expect(await askedOf(env, 'documents')).toMatchObject([{ isWell: false }]);
  });
});
