import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';
import { type NeedRow, needNames, needs } from './needs.ts';
import { adapterOf, fallbackOf, planTable, practiceNeeds, refuseUnserved, vendorPlan } from './vendor-plan.ts';
import { practiceEnv } from './vendors/test-practice.ts';

const without = (name: string) => Object.fromEntries(Object.entries(practiceEnv).filter(([key]) => key !== name));

describe('production', () => {
  test('stops without a word about who serves a need, and names every one of them in one table', () => {
    const config = readConfig({ NODE_ENV: 'production' });
    expect(() => refuseUnserved(config)).toThrow(`${needNames.length} needs are not served`);
    for (const need of needNames)
      expect(() => refuseUnserved(config)).toThrow(
        new RegExp(`${needs[need].about} +— +set ${needs[need].variable} to `),
      );
  });

  test.each(needNames)('stops when %s alone names no one', (need) => {
    const { variable } = needs[need];
    expect(() => refuseUnserved(readConfig(without(variable)))).toThrow(`set ${variable} to`);
    expect(() => refuseUnserved(readConfig(without(variable)))).toThrow('One need is not served');
  });

  test('takes a sandbox only from someone who says that they know', () => {
    expect(() => refuseUnserved(readConfig(practiceEnv))).not.toThrow();
    expect(() => refuseUnserved(readConfig(without('SANDBOX_ACKNOWLEDGED')))).toThrow('SANDBOX_ACKNOWLEDGED=true');
    expect(() => refuseUnserved(readConfig({ ...practiceEnv, SANDBOX_ACKNOWLEDGED: 'false' }))).toThrow('not served');
  });

  test.each(
    needNames.flatMap((need) =>
      Object.entries((needs[need] as NeedRow).adapters).flatMap(([adapter, keys]) =>
        keys.map((key) => [need, adapter, key] as const),
      ),
    ),
  )('%s by %s stops without %s', (need, adapter, key) => {
    const named = { ...practiceEnv, [needs[need].variable]: adapter, PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret' };
    const keys = {
      ...{ OFAC_DIR: '/lists', APOR_TABLE: '/rates/apor.txt' },
      ...{ SMTP_URL: 'smtps://mail.example', CLAMD_URL: 'tcp://127.0.0.1:3310' },
      APOR_TABLE: 'https://rates.example/fixed.txt',
      COUNSELING_LIST: 'https://agencies.example/list.json',
      ...{ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token', TWILIO_SENDERS: '*=+15105550100' },
      ...{ MISMO_URL: 'https://credit.example/orders', MISMO_USER: 'us', MISMO_PASSWORD: 'password' },
      ...{ MISMO_SUBSCRIBER: '0042', MISMO_NAME: 'Our Bank' },
      ...{ ACH_SFTP_URL: 'sftp://us@bank.example', ACH_SFTP_KEY: 'key', ACH_SFTP_HOST_KEY: `SHA256:${'A'.repeat(43)}` },
      ...{ ACH_BANK: '091000019 Real Bank', ACH_COMPANY_ID: '1234567890', ACH_PAYOFF_ACCOUNT: '021000021 77777' },
      ...{ TSA_URL: 'http://tsa.example/tsr', SIGNING_KEY: 'key' },
      OIDC_CLIENTS: '{"A":{"issuer":"https://id.example","clientId":"us","clientSecret":"secret"}}',
      ...{ DOCUMENTS_URL: 'https://s3.example/papers', DOCUMENTS_KEY_ID: 'id', DOCUMENTS_KEY: 'key' },
    };
    const remote = {
      [`${needs[need].variable}_URL`]: 'https://vendor.example/hearthline',
      [`${needs[need].variable}_SECRET`]: 'a secret of thirty-two characters',
    };
    const whole: Record<string, string> = { ...keys, ...named, ...remote };
    expect(() => refuseUnserved(readConfig(whole))).not.toThrow();
    const { [key]: _, ...less } = whole;
    expect(() => refuseUnserved(readConfig(less))).toThrow(`set ${key}`);
  });

  test('names what is practiced, and calls nothing practiced that is not', () => {
    const all = needNames.filter((need) => need !== 'storage' && need !== 'signOn' && need !== 'timeStamps');
    expect(practiceNeeds(readConfig(practiceEnv))).toEqual(all);
    const real = { ...practiceEnv, VENDOR_EMAIL: 'smtp', SMTP_URL: 'smtps://mail.example' };
    expect(practiceNeeds(readConfig(real))).toEqual(all.filter((need) => need !== 'email'));
  });

  test('never practices who people are: the practice keeper of logins believes everyone', () => {
    expect(() => refuseUnserved(readConfig({ ...practiceEnv, VENDOR_SIGN_ON: 'sandbox' }))).toThrow(
      'believes everyone',
    );
  });

  test('an adapter that does not exist is a mistake, not a choice', () => {
    expect(() => readConfig({ VENDOR_CREDIT: 'guess' })).toThrow('VENDOR_CREDIT');
  });

  test('no secret stands in the table', () => {
    const config = readConfig({
      ...practiceEnv,
      VENDOR_EMAIL: 'smtp',
      SMTP_URL: 'smtps://hal:opensesame@mail.example',
    });
    expect(planTable(vendorPlan(config))).not.toContain('opensesame');
  });
});

describe('a second company', () => {
  const named = { ...practiceEnv, VENDOR_TITLE_FALLBACK: 'https' };
  const keys = {
    VENDOR_TITLE_FALLBACK_URL: 'https://second.example/title',
    VENDOR_TITLE_FALLBACK_SECRET: 'a secret of thirty-two characters',
  };

  test('is optional; named, it must have its keys and be another', () => {
    expect(fallbackOf(readConfig({ ...practiceEnv, ...keys }), 'title')).toBeUndefined();
    expect(() => refuseUnserved(readConfig(named))).toThrow('set VENDOR_TITLE_FALLBACK_URL');
    expect(() => refuseUnserved(readConfig(named))).toThrow('set VENDOR_TITLE_FALLBACK_SECRET');
    const both = readConfig({ ...named, ...keys });
    expect(() => refuseUnserved(both)).not.toThrow();
    expect(fallbackOf(both, 'title')?.url).toBe('https://second.example/title');
    expect(planTable(vendorPlan(both))).toMatch(/title searches and insurance +sandbox \+ fallback +ready/);
    const same = { VENDOR_TITLE: 'https', VENDOR_TITLE_URL: keys.VENDOR_TITLE_FALLBACK_URL };
    const twice = readConfig({ ...named, ...keys, ...same, VENDOR_TITLE_SECRET: keys.VENDOR_TITLE_FALLBACK_SECRET });
    expect(() => refuseUnserved(twice)).toThrow('set VENDOR_TITLE_FALLBACK_URL to another company');
  });
});

describe('elsewhere', () => {
  test('a need is served by whom the keys are there for, otherwise by the sandbox', () => {
    const bare = readConfig({});
    expect(vendorPlan(bare).every(({ missing }) => missing.length === 0)).toBe(true);
    expect([adapterOf(bare, 'bank'), adapterOf(bare, 'storage'), adapterOf(bare, 'malware')]).toEqual([
      ...['sandbox', 'folder', 'sandbox'],
    ]);
    const keyed = readConfig({ PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret', CLAMD_URL: 'tcp://127.0.0.1:3310' });
    expect([adapterOf(keyed, 'bank'), adapterOf(keyed, 'income'), adapterOf(keyed, 'malware')]).toEqual([
      ...['plaid', 'plaid', 'clamd'],
    ]);
    expect(practiceNeeds(bare)).toEqual([]);
  });
});

test('every key that an adapter takes is a variable of the product', () => {
  for (const row of Object.values<NeedRow>(needs))
    for (const key of Object.values(row.adapters).flat()) expect(Object.keys(variables)).toContain(key);
});
