import { beforeEach, describe, expect, test } from 'vitest';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { readFlagOverrides, saveFlagOverrides, withFlagOverrides } from './flag-overrides.ts';
import { readStart } from './start.ts';
import { startData } from './testing.ts';

const flags = evaluateFlags({}, { isProduction: false });

function pageIn(environment: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'hearthline';
  script.textContent = JSON.stringify({ ...startData, flags, environment });
  page.body.append(script);
  return page;
}

beforeEach(() => sessionStorage.clear());

describe('flags forced in this tab', () => {
  test('[STORE-10] [TELE-10] change what the page was told, outside production only', () => {
    sessionStorage.setItem('hearthline-flags', '{"fe-webchat": false}');
    expect(readStart(pageIn('development')).flags['fe-webchat'].enabled).toBe(false);
    expect(readStart(pageIn('production')).flags['fe-webchat'].enabled).toBe(true);
  });

  test('may carry variables; what they do not mention stays', () => {
    const override = { enabled: true, variables: { message: 'Back at noon.' } };
    const forced = withFlagOverrides(flags, { 'fe-heloc-maintenance': override });
    expect(forced['fe-heloc-maintenance']).toMatchObject({
      enabled: true,
      variables: { message: 'Back at noon.', routes: [] },
    });
    expect(forced['fe-webchat']).toEqual(flags['fe-webchat']);
  });

  test('that cannot be read, or mean nothing, force nothing', () => {
    for (const text of ['{', 'null', '7', '{"fe-webchat": "off"}', '{"unknown": false}']) {
      sessionStorage.setItem('hearthline-flags', text);
      expect(withFlagOverrides(flags, readFlagOverrides())).toEqual(flags);
    }
  });

  test('are kept until the last is taken back', () => {
    saveFlagOverrides({ 'fe-webchat': false });
    expect(readFlagOverrides()).toEqual({ 'fe-webchat': false });
    saveFlagOverrides({});
    expect(sessionStorage).toHaveLength(0);
  });
});
