import { describe, expect, test } from 'vitest';
import { type Banner, freshDismissals, parseBanners, parseDismissals, shownBanners } from './banners.ts';

function banner(uuid: string, changes: Partial<Banner> = {}): Banner {
  const metadata = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' };
  return {
    uuid,
    message: uuid,
    apps: ['heloc'],
    variant: 'info',
    active: true,
    dismissable: true,
    metadata,
    ...changes,
  };
}
const created = (uuid: string, createdAt: string) => banner(uuid, { metadata: { createdAt, updatedAt: createdAt } });
const ids = (banners: readonly Banner[]) => banners.map(({ uuid }) => uuid);

describe('what banner data must be', () => {
  const { uuid: _uuid, ...withoutUuid } = banner('a');
  const { message: _message, ...withoutMessage } = banner('a');
  const { variant: _variant, ...withoutVariant } = banner('a');
  test.each([
    ['no list', { banners: [] }],
    ['nothing', null],
    ['a banner that is null', [null]],
    ['no uuid', [withoutUuid]],
    ['no message', [withoutMessage]],
    ['no variant', [withoutVariant]],
    ['an unknown variant', [{ ...banner('a'), variant: 'loud' }]],
    ['no apps', [{ ...banner('a'), apps: [] }]],
    ['apps that are no list', [{ ...banner('a'), apps: 'heloc' }]],
    ['one good and one bad', [banner('a'), withoutUuid]],
  ])('[BANNER-05] %s is refused as a whole', (_, data) => expect(parseBanners(data)).toBeUndefined());

  test('[BANNER-05] an empty list is fine', () => expect(parseBanners([])).toEqual([]));
});

describe('which banners show', () => {
  test('[BANNER-06] only active ones that list this application', () => {
    const all = [banner('on'), banner('off', { active: false }), banner('other', { apps: ['pay'] })];
    expect(ids(shownBanners(all, 'heloc', {}))).toEqual(['on']);
  });

  test('[BANNER-07] the newest first', () => {
    const all = [created('old', '2026-01-01'), created('new', '2026-03-01'), created('middle', '2026-02-01')];
    expect(ids(shownBanners(all, 'heloc', {}, 3))).toEqual(['new', 'middle', 'old']);
  });

  test('[BANNER-08] at most two', () => {
    expect(
      shownBanners(
        ['a', 'b', 'c', 'd', 'e'].map((uuid) => banner(uuid)),
        'heloc',
        {},
      ),
    ).toHaveLength(2);
  });

  test('a dismissed one makes room for the next', () => {
    const all = [banner('a'), banner('b'), banner('c')];
    expect(ids(shownBanners(all, 'heloc', { a: 1 }))).toEqual(['b', 'c']);
  });
});

describe('dismissals', () => {
  const updatedAt = Date.parse('2026-01-02T00:00:00Z');

  test('[BANNER-02] [BANNER-03] one that is older than the last update is undone and its record removed', () => {
    expect(freshDismissals([banner('a')], { a: updatedAt - 1, b: 5 })).toEqual({ b: 5 });
  });

  test('[BANNER-02] one that is as new as the update, or newer, holds', () => {
    expect(freshDismissals([banner('a')], { a: updatedAt })).toEqual({ a: updatedAt });
    expect(freshDismissals([banner('a')], { a: updatedAt + 1 })).toEqual({ a: updatedAt + 1 });
  });

  test('a banner without a date keeps its dismissal', () => {
    const undated = banner('a', { metadata: { createdAt: '', updatedAt: 'soon' } });
    expect(freshDismissals([undated], { a: 1 })).toEqual({ a: 1 });
  });

  test.each([undefined, '', '[', 'null', '7', '"x"'])('storage that holds %s is as good as empty', (text) =>
    expect(parseDismissals(text)).toEqual({}),
  );

  test('only numbers are believed', () => expect(parseDismissals('{"a":1,"b":"x"}')).toEqual({ a: 1 }));
});
