import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startBucket } from '#server/lending/documents/test-bucket.ts';
import { addAuditMetrics, createMetrics } from '#server/metrics.ts';
import { startProvider } from '#server/vendors/sign-on/test-provider.ts';
import { startAuthority } from '#server/vendors/time-stamps/test-authority.ts';
import { askAlerts, report } from './doctor.ts';
import { askAdapters } from './doctor-outside.ts';

test('the doctor asks what the alerts ask, and names the page that says what to do', () => {
  const findings = askAlerts(
    'hearthline_timers_overdue 3\nhearthline_clock_skew_seconds -31.5\nhearthline_dead_letters{kind="effect"} 0',
  );
  const ill = findings.filter(({ isWell }) => !isWell);
  expect(ill.map(({ about }) => about)).toEqual(['TimersOverdue', 'ClockWrong']);
  expect(report(ill)).toContain('See docs/runbooks/timers-overdue.md.');
  expect(report(ill)).toContain('2 to look at.');
  expect(report(findings.filter(({ isWell }) => isWell))).toContain('Nothing to do.');
});

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

test('a new installation has no audit to answer for, and one that never audits has', async () => {
  const textOf = async (begunAt: Date) => {
    const metrics = createMetrics();
    addAuditMetrics(metrics, async () => undefined, begunAt);
    return metrics.registry.metrics();
  };
  const missing = async (begunAt: Date) =>
    askAlerts(await textOf(begunAt)).find(({ about }) => about === 'AuditMissing')?.isWell;
  expect(await missing(new Date())).toBe(true);
  expect(await missing(new Date(Date.now() - 4 * 3_600_000))).toBe(false);
});
