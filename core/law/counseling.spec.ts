import { describe, expect, test } from 'vitest';
import { CounselingMalformed, isYoungEnough, nearestTo, parseAgencies } from './counseling.ts';

/** As HUD's service answers, with what it says where it knows nothing. */
const published = (at: number, more: Readonly<Record<string, unknown>> = {}) => ({
  agcid: String(90_000 + at),
  nme: `Agency ${at}`,
  adr1: `${at} Main Street`,
  adr2: ' ',
  city: 'Oakland',
  statecd: 'CA',
  zipcd: '94601-1234',
  phone1: '510-555-0100',
  email: 'N/A',
  weburl: 'http://site.notavailable.org',
  agc_ADDR_LATITUDE: String(37 + at / 10),
  agc_ADDR_LONGITUDE: '-122.2',
  languages: 'ENG,SPA',
  services: 'PPC,XYZ',
  ...more,
});
const twelve = Array.from({ length: 12 }, (_, at) => published(at));
const text = (rows: unknown = twelve) => JSON.stringify(rows);

describe('[12 CFR 1024.20] counseling agencies', () => {
  test('are read as HUD publishes them; what it does not know is nothing', () => {
    const { agencies, takenOn, isSample } = parseAgencies(`\ufeff${text()}`, '2026-11-17');
    expect({ takenOn, isSample, count: agencies.length }).toEqual({
      takenOn: '2026-11-17',
      isSample: false,
      count: 12,
    });
    expect(agencies[3]).toMatchObject({
      name: 'Agency 3',
      address: '3 Main Street, Oakland, CA 94601',
      email: null,
      website: null,
      services: ['Buying a home', 'XYZ'],
      languages: ['English', 'Spanish'],
    });
  });

  test('a file may name its day and say that it is a sample', () => {
    const laid = parseAgencies(text({ SAMPLE: true, takenOn: '2026-10-01', agencies: twelve }), '2026-11-17');
    expect([laid.takenOn, laid.isSample]).toEqual(['2026-10-01', true]);
  });

  test('agencies that are no longer active are left out', () => {
    const rows = [...twelve, published(99, { agc_STATUS: 'I' })];
    expect(parseAgencies(text(rows), '2026-11-17').agencies.map(({ name }) => name)).not.toContain('Agency 99');
  });

  test.each([
    ['no JSON', '<html>Not found</html>'],
    ['nothing', '[]'],
    ['nine', text(twelve.slice(0, 9))],
    ['one without a name', text([...twelve, published(5, { nme: ' ' })])],
    ['one that is nowhere', text([...twelve, published(5, { agc_ADDR_LATITUDE: '123' })])],
    ['something else', text({ rows: twelve })],
  ])('%s is refused whole', (_, given) => {
    expect(() => parseAgencies(given, '2026-11-17')).toThrow(CounselingMalformed);
  });

  test('a list may be given for thirty days and not thirty-one, and never before it was taken', () => {
    const on = (day: '2026-11-30' | '2026-12-01' | '2026-12-31' | '2027-01-01') =>
      isYoungEnough({ takenOn: '2026-12-01' }, day);
    expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('the ten nearest, the nearest first, by miles along the ground', () => {
    const { agencies } = nearestTo({ latitude: 37, longitude: -122.2 }, parseAgencies(text(), '2026-11-17'));
    expect(agencies.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `Agency ${at}`));
    // A tenth of a degree of latitude is 6.9 miles.
    expect(agencies[1]?.miles).toBeCloseTo(6.91, 1);
  });
});
