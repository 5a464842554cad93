/** HEICs that should not be: tables of nothing, boxes without end, pictures larger than any memory. */

import { bent, cuts, type Fate, type Hostile } from './test-bent.ts';
import { concat, u16, u32 } from './test-bytes.ts';
import { aHeic, box, fullBox, type HeicOptions } from './test-heic.ts';

const heic = (about: string, bytes: Buffer, fate: Fate): Hostile => ({
  about: `HEIC: ${about}`,
  name: 'a.heic',
  bytes,
  fate,
});
const made = (about: string, options: HeicOptions, fate: Fate) => heic(about, aHeic(options), fate);

/** Items whose places take no room in the file, so that 20 KB of them can name two hundred million. */
function zeroWidth(version: number, items: number, extents: number): Buffer {
  const wide = version < 2 ? u16 : u32;
  const one = concat(wide(1), version === 0 ? Buffer.alloc(0) : u16(0), u16(0), u16(extents));
  return fullBox('iloc', version, u16(0), wide(items), Buffer.alloc(one.length * items, one));
}

function nested(type: string, depth: number): Buffer {
  const heads: Buffer[] = [];
  for (let at = depth; at > 0; at -= 1) heads.push(u32(at * 8), Buffer.from(type, 'latin1'));
  return concat(...heads);
}

const lying = ['meta', 'hdlr', 'pitm', 'iloc', 'iinf', 'infe', 'iref', 'iprp', 'ipco', 'hvcC', 'ispe', 'ipma', 'mdat'];

function withSizeOf(type: string, size: number): Buffer {
  const bytes = aHeic();
  bytes.writeUInt32BE(size, bytes.indexOf(type, 0, 'latin1') - 4);
  return bytes;
}

export function hostileHeics(): Hostile[] {
  const places: readonly (readonly [string, Buffer])[] = [
    ...[0, 1, 2].map((version) => [`iloc v${version}, zero-width`, zeroWidth(version, 3000, 65_535)] as const),
    ...[0, 1, 2].map((version) => [`iloc v${version}, 60,000 items`, zeroWidth(version, 60_000, 1)] as const),
    ...[0, 1, 2].map(
      (version) =>
        [`iloc v${version}, a count of nothing`, fullBox('iloc', version, u16(0x44_00), u32(0xff_ff_ff_ff))] as const,
    ),
    ['iloc, every width wrong', fullBox('iloc', 1, u16(0xff_ff), u16(2), Buffer.alloc(400, 1))],
    ['no places at all', Buffer.alloc(0)],
  ];
  const large: readonly (readonly [number, number])[] = [
    [60_000, 60_000],
    [0xff_ff_ff_ff, 0xff_ff_ff_ff],
    [10_000, 5001],
  ];
  return [
    ...places.map(([about, iloc]) => made(about, { iloc: () => iloc }, ['broken', 'unsafe'])),
    ...large.map((says) => made(`says ${says.join('×')}`, { says }, ['pixels', 'broken', 'unsafe'])),
    made('says 0×0', { says: [0, 0] }, ['broken', 'harmless']),
    ...large
      .slice(0, 2)
      .map(([width, height]) =>
        made(`holds a stream of ${width}×${height}`, { coded: [width, height] }, [
          'broken',
          'unsafe',
          'pixels',
          'harmless',
        ]),
      ),
    made('a grid of itself', { itemType: 'grid', madeOf: [1, 1, 1, 1] }, ['broken', 'unsafe']),
    made('itself, derived', { itemType: 'iden', madeOf: [1] }, ['broken', 'unsafe']),
    made('an overlay of itself', { itemType: 'iovl', madeOf: [1, 1] }, ['broken', 'unsafe']),
    made('an unknown codec', { itemType: 'vvc9' }, ['broken', 'unsafe']),
    ...['meta', 'iprp', 'ipco', 'moov'].map((type) =>
      made(`${type} in ${type}, 20,000 deep`, { more: nested(type, 20_000) }, ['broken', 'unsafe', 'harmless']),
    ),
    ...lying.map((type) =>
      heic(`${type} longer than the file`, withSizeOf(type, 0xff_ff_ff_f0), ['broken', 'unsafe', 'harmless']),
    ),
    ...lying.map((type) =>
      heic(`${type} shorter than its head`, withSizeOf(type, 3), ['broken', 'unsafe', 'harmless']),
    ),
    heic('a first box of 64 bits', concat(u32(1), Buffer.from('ftypheic'), Buffer.alloc(8, 255)), ['broken', 'kind']),
    heic('a head alone', box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')), 'broken'),
    made('knows where it was taken', { exif: 'Exif GPS 37.8 N 122.2 W' }, 'harmless'),
    made('turned', { turns: 3, exif: 'Exif GPS' }, 'harmless'),
    made('a page behind it', { behind: [['free', '<script>alert(1)</script>']] }, 'harmless'),
    made('an archive behind it', { behind: [['mdat', 'PK\u0003\u0004 GPS']] }, 'harmless'),
    made(
      'a film behind it',
      {
        behind: [
          ['moov', 'a film'],
          ['uuid', 'a note'],
        ],
      },
      ['harmless', 'broken'],
    ),
    ...cuts(aHeic(), 16).map((bytes, at) => heic(`cut, ${at + 1} of 17`, bytes, at < 2 ? ['broken', 'unsafe'] : 'any')),
    ...Array.from({ length: 12 }, (_, seed) => heic(`bent, seed ${seed}`, bent(aHeic(), seed), 'any')),
  ];
}
