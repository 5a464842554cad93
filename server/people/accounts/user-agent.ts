/** "Chrome on Windows": enough for a person to recognize a device in a list, too little to recognize a person by. */
import * as words from '#core/words/en/devices.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

export function describeUserAgent(header: string | undefined): string {
  const find = (rows: typeof browsers) => rows.find(([pattern]) => pattern.test((header ?? '').slice(0, 512)))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!system) return browser ?? words.unknownDevice;
  return words.browserOn(browser ?? words.unknownBrowser, system);
}
