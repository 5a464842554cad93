import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('configuration', () => {
  test('an empty environment gives the defaults a newcomer needs', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 4400, DATA_DIR: '.data', ROLES: ['api', 'worker'], NODE_ENV: 'development' });
    expect(config.DATABASE_URL).toBeUndefined();
  });

  test.each([
    ['PORT', 'eighty', "PORT (the port the product listens on) must be a whole number from 0 to 65535, not 'eighty'."],
    ['PORT', '70000', 'from 0 to 65535'],
    ['ROLES', 'api,chef', "must be one of api, worker, not 'chef'"],
    ['DATABASE_URL', 'mysql://root:hunter2@db', 'must start with postgres://'],
    ['ROOT_KEY', 'c2hvcnQ=', 'exactly 32 bytes'],
    ['FLAGS', '[1]', 'must be a JSON object'],
    ['TRUST_PROXY', 'true', 'must be the number of reverse proxies in front (0 to 9) or their addresses and networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be the number of reverse proxies'],
    ['TRUST_PROXY', 'proxy.example', 'must be the number of reverse proxies'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    [
      'CLAMD_URL',
      'http://scanner',
      "must be tcp://host:port or unix:///path, such as tcp://127.0.0.1:3310, not 'http://scanner'",
    ],
    ['CLAMD_URL', 'tcp://127.0.0.1:99999', 'must be a whole number from 1 to 65535'],
    ['CLAMD_URL', 'unix://relative', 'must be tcp://host:port or unix:///path'],
    ['ASSETS_URL', 'http://cdn.example', 'must be an https address'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an https address, or http on this machine'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318', 'must be an https address'],
  ])('%s=%s stops the start with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  test('[T4] proxies are counted or named, and none is believed unless it is', () => {
    expect(readConfig({}).TRUST_PROXY).toBe(0);
    expect(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.7' }).TRUST_PROXY).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.7',
    ]);
  });

  test('a virus scanner is reached by network or by socket, and there need not be one', () => {
    expect(readConfig({}).CLAMD_URL).toBeUndefined();
    expect(readConfig({ CLAMD_URL: 'tcp://127.0.0.1:3310' }).CLAMD_URL).toEqual({ host: '127.0.0.1', port: 3310 });
    expect(readConfig({ CLAMD_URL: 'tcp://[::1]:3310' }).CLAMD_URL).toEqual({ host: '::1', port: 3310 });
    expect(readConfig({ CLAMD_URL: 'unix:///run/clamav/clamd.ctl' }).CLAMD_URL).toEqual({
      path: '/run/clamav/clamd.ctl',
    });
  });

  test('all wrong variables are named at once, and no secret is repeated', () => {
    const wrong = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db', LOG_LEVEL: 'loud' });
    expect(wrong).toThrow(/PORT.*DATABASE_URL.*LOG_LEVEL/);
    expect(wrong).not.toThrow(/hunter2/);
  });
});
