import { describe, expect, test } from 'vitest';
import type { FlagKey } from './flags.ts';
import { APPLICATION_NAME, evaluateFlag, flags, isUnderMaintenance } from './flags.ts';
import { evaluateFlags } from './stories/all-flags.ts';

const live = { isProduction: true };
const keys = Object.keys(flags) as FlagKey[];

describe('the table', () => {
  test.each([
    ['[FLAG-01]', 'fe-heloc-additional-signer-conditions'],
    ['[FLAG-02]', 'fe-heloc-back-of-id'],
    ['[FLAG-03]', 'fe-heloc-business-iv'],
    ['[FLAG-04]', 'fe-heloc-business-purpose'],
    ['[FLAG-05]', 'fe-heloc-ca-fires-01-07-2025'],
    ['[FLAG-06]', 'fe-heloc-company-covers-appraisal'],
    ['[FLAG-07]', 'fe-heloc-dc-fp7'],
    ['[FLAG-08]', 'fe-heloc-figure-ny-modal'],
    ['[FLAG-09]', 'fe-heloc-irs-maintenance'],
    ['[FLAG-10]', 'fe-heloc-maintenance'],
    ['[FLAG-11]', 'fe-heloc-multi-page-product-select'],
    ['[FLAG-12]', 'fe-heloc-ny-fcra'],
    ['[FLAG-13]', 'fe-heloc-rate-buy-down'],
    ['[FLAG-14]', 'fe-heloc-redesign-2025'],
    ['[FLAG-15]', 'fe-heloc-self-employ-tax-verification'],
    ['[FLAG-16]', 'fe-heloc-sms-transactional-consent'],
    ['[FLAG-17] [Q-65]', 'fe-webchat'],
    ['[FLAG-18]', `fe-relative-url-${APPLICATION_NAME}`],
    ['[Q-80]', 'fe-heloc-new-authentication'],
  ])('%s has %s, which can be switched on and off', (_id, key) => {
    expect(keys).toContain(key);
    for (const enabled of [true, false]) {
      expect(evaluateFlag(key as FlagKey, { [key]: enabled }, live).enabled).toBe(enabled);
    }
  });

  test('every flag says what it does and until when', () => {
    expect(new Set(Object.values(flags).map((row) => row.meaning)).size).toBe(keys.length);
    for (const { meaning, removeBy } of Object.values(flags)) {
      expect(meaning).toMatch(/^[A-Z].+\.$/);
      expect(new Date(removeBy).toISOString().slice(0, 10)).toBe(removeBy);
      expect(removeBy >= '2027-12-31').toBe(true);
    }
  });
});

describe('evaluation', () => {
  test('[ENT-24] a flag is its key, whether it is enabled, and its variables', () => {
    const flag = evaluateFlag('fe-webchat', {}, live);
    expect(flag).toEqual({ key: 'fe-webchat', enabled: true, variables: {} });
  });

  test('what no one has set is at its default', () => {
    const all = evaluateFlags({}, live);
    expect(Object.keys(all)).toEqual(keys);
    for (const key of keys) expect(all[key].enabled).toBe(flags[key].isOnByDefault);
  });

  test('overrides count outside production only', () => {
    const overrides = { 'fe-webchat': false };
    expect(evaluateFlag('fe-webchat', {}, { overrides, isProduction: false }).enabled).toBe(false);
    expect(evaluateFlag('fe-webchat', {}, { overrides, isProduction: true }).enabled).toBe(true);
  });

  test('an override beats what is stored, variables too', () => {
    const stored = { 'fe-heloc-ca-fires-01-07-2025': { enabled: false, variables: { zips: ['90001'] } } };
    const overrides = { 'fe-heloc-ca-fires-01-07-2025': { enabled: true, variables: { zips: ['90002'] } } };
    const flag = evaluateFlag('fe-heloc-ca-fires-01-07-2025', stored, { overrides, isProduction: false });
    expect(flag).toMatchObject({ enabled: true, variables: { zips: ['90002'] } });
    const switched = evaluateFlag('fe-heloc-ca-fires-01-07-2025', stored, {
      overrides: { 'fe-heloc-ca-fires-01-07-2025': true },
      isProduction: false,
    });
    expect(switched).toMatchObject({ enabled: true, variables: { zips: ['90001'] } });
  });

  test.each([null, 'on', 1, [], { enabled: 'yes' }, { variables: {} }])(
    'a malformed setting %j is no setting',
    (setting) => {
      expect(evaluateFlag('fe-webchat', { 'fe-webchat': setting }, live).enabled).toBe(true);
      expect(evaluateFlag('fe-heloc-maintenance', { 'fe-heloc-maintenance': setting }, live).enabled).toBe(false);
    },
  );

  test('malformed variables stay at their defaults, and the flag itself still counts', () => {
    const setting = { enabled: true, variables: { zips: ['90001', 'x'] } };
    const flag = evaluateFlag('fe-heloc-ca-fires-01-07-2025', { 'fe-heloc-ca-fires-01-07-2025': setting }, live);
    expect(flag).toMatchObject({ enabled: true, variables: { zips: [] } });
  });

  test('a setting that is only inherited does not count', () => {
    expect(evaluateFlag('fe-webchat', Object.create({ 'fe-webchat': false }), live).enabled).toBe(true);
  });
});

describe('maintenance', () => {
  const base = '/account/heloc';
  const flag = (variables: object, enabled = true) =>
    evaluateFlag('fe-heloc-maintenance', { 'fe-heloc-maintenance': { enabled, variables } }, live);

  test('[FLAG-10] carries routes, message, pageTitle and shouldShowDashboardLink', () => {
    const variables = {
      routes: ['/register'],
      message: 'Back at noon.',
      pageTitle: 'Soon',
      shouldShowDashboardLink: true,
    };
    expect(flag(variables).variables).toEqual(variables);
    expect(flag({}).variables).toEqual({ routes: [], shouldShowDashboardLink: false });
  });

  test('unusable words do not widen the routes', () => {
    const variables = { routes: ['/register'], message: 7, pageTitle: '', shouldShowDashboardLink: 'yes' };
    expect(flag(variables).variables).toEqual({ routes: ['/register'], shouldShowDashboardLink: false });
  });

  test.each([
    [[], '/account/heloc/register', true],
    [['/register'], '/account/heloc/register', true],
    [['/register'], '/account/heloc/register/', true],
    [['/register'], '/account/heloc/register/account-setup', true],
    [['register'], '/account/heloc/register', true],
    [['/account/heloc/register'], '/account/heloc/register', true],
    [['/register'], '/account/heloc/register-v2', false],
    [['/register'], '/account/heloc/coming-soon', false],
    [['/register'], '/account/heloc', false],
    [['/coming-soon', '/register-v2'], '/account/heloc/register-v2/birthdate', true],
    [['/{uuid}/product'], '/account/heloc/0e1f/product/select', true],
    [['/{uuid}/product'], '/account/heloc/0e1f/identity', false],
    [['/{uuid}'], '/account/heloc', false],
    [['/'], '/account/heloc/register', true],
  ])('[SHELL-36] [Q-09] routes %j stand for %s: %s', (routes, path, verdict) => {
    expect(isUnderMaintenance(flag({ routes }), path, base)).toBe(verdict);
  });

  test('[SHELL-36] nothing is under maintenance while the flag is off', () => {
    expect(isUnderMaintenance(flag({ routes: [] }, false), '/account/heloc/register', base)).toBe(false);
  });
});
