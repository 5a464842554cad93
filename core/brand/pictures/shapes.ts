/**
 * What the scenes are drawn from. A shape carries a role (roof, wall, sun …) and no color: the style sheet turns roles
 * into three styles with the colors of the brand, so a picture costs one drawing for all brands, light and dark.
 */
export const roles = [
  'halo',
  'sun',
  'cloud',
  'far',
  'near',
  'ground',
  'wall',
  'side',
  'gable',
  'roof',
  'roof2',
  'chimney',
  'door',
  'glass',
  'lit',
  'sill',
  'leaf',
  'leaf2',
  'trunk',
  'path',
  'water',
  'knob',
  'night',
  'dusk',
  'moon',
  'star',
  'ink',
] as const;
export type Role = (typeof roles)[number];

export interface Shape {
  readonly role: Role;
  /** As SVG writes a path. */
  readonly d: string;
  readonly transform?: string;
}

/** A path from its commands and numbers. Hundredths are finer than any screen shows. */
const d = (...parts: readonly (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? Number(part.toFixed(2)) : part)).join(' ');

export const path = (role: Role, drawn: string): Shape => ({ role, d: drawn });
export const ink = (drawn: string): Shape => path('ink', drawn);
export const circle = (role: Role, x: number, y: number, r: number): Shape =>
  path(role, d('M', x - r, y, 'a', r, r, 0, 1, 0, 2 * r, 0, 'a', r, r, 0, 1, 0, -2 * r, 0, 'z'));
export const box = (role: Role, x: number, y: number, w: number, h: number): Shape =>
  path(role, d('M', x, y, 'h', w, 'v', h, 'h', -w, 'z'));

export const tree = (x: number, y: number, s: number): readonly Shape[] => [
  box('trunk', x - 3 * s, y - 40 * s, 6 * s, 40 * s),
  path(
    'leaf',
    d(
      'M',
      x,
      y - 118 * s,
      'c',
      26 * s,
      0,
      40 * s,
      24 * s,
      36 * s,
      50 * s,
      'c',
      -3 * s,
      24 * s,
      -18 * s,
      38 * s,
      -36 * s,
      38 * s,
      's',
      -33 * s,
      -14 * s,
      -36 * s,
      -38 * s,
      'c',
      -4 * s,
      -26 * s,
      10 * s,
      -50 * s,
      36 * s,
      -50 * s,
      'z',
    ),
  ),
  ink(
    d(
      'M',
      x,
      y - 40 * s,
      'v',
      -48 * s,
      'M',
      x,
      y - 56 * s,
      'l',
      12 * s,
      -12 * s,
      'M',
      x,
      y - 68 * s,
      'l',
      -11 * s,
      -11 * s,
    ),
  ),
];

export const fir = (x: number, y: number, s: number): readonly Shape[] => [
  box('trunk', x - 3 * s, y - 18 * s, 6 * s, 18 * s),
  path('leaf2', d('M', x, y - 112 * s, 'l', 30 * s, 52 * s, 'h', -60 * s, 'z')),
  path('leaf', d('M', x, y - 82 * s, 'l', 38 * s, 66 * s, 'h', -76 * s, 'z')),
];

export const bush = (x: number, y: number, s: number): Shape =>
  path(
    'leaf2',
    d(
      'M',
      x - 30 * s,
      y,
      'a',
      15 * s,
      15 * s,
      0,
      0,
      1,
      14 * s,
      -20 * s,
      'a',
      19 * s,
      19 * s,
      0,
      0,
      1,
      34 * s,
      2 * s,
      'a',
      12 * s,
      12 * s,
      0,
      0,
      1,
      12 * s,
      18 * s,
      'z',
    ),
  );

export const cloud = (x: number, y: number, s: number): Shape =>
  path(
    'cloud',
    d(
      'M',
      x,
      y,
      'h',
      74 * s,
      'a',
      13 * s,
      13 * s,
      0,
      0,
      0,
      -6 * s,
      -25 * s,
      'a',
      24 * s,
      24 * s,
      0,
      0,
      0,
      -44 * s,
      -6 * s,
      'a',
      17 * s,
      17 * s,
      0,
      0,
      0,
      -24 * s,
      31 * s,
      'z',
    ),
  );

export const pane = (x: number, y: number, w: number, h: number, role: Role = 'glass'): readonly Shape[] => [
  box(role, x, y, w, h),
  ink(d('M', x + w / 2, y, 'v', h, 'M', x, y + h / 2, 'h', w)),
];

/** A small house whose ground line is y; w is the width of the wall. */
export const cottage = (x: number, y: number, w: number, roof: Role = 'roof2'): readonly Shape[] => [
  box('chimney', x + w * 0.68, y - w * 0.98, w * 0.13, w * 0.3),
  path('wall', d('M', x, y, 'v', -w * 0.52, 'l', w / 2, -w * 0.4, 'l', w / 2, w * 0.4, 'v', w * 0.52, 'z')),
  path(
    roof,
    d(
      'M',
      x - w * 0.1,
      y - w * 0.5,
      'l',
      w * 0.6,
      -w * 0.5,
      'l',
      w * 0.6,
      w * 0.5,
      'l',
      -w * 0.08,
      w * 0.08,
      'l',
      -w * 0.52,
      -w * 0.43,
      'l',
      -w * 0.52,
      w * 0.43,
      'z',
    ),
  ),
  ...pane(x + w * 0.14, y - w * 0.4, w * 0.24, w * 0.24),
  path('door', d('M', x + w * 0.56, y, 'v', -w * 0.36, 'h', w * 0.24, 'v', w * 0.36, 'z')),
];

export const land = (low = 332): readonly Shape[] => [
  path(
    'far',
    `M-520 ${low}V276C-420 226 -330 232 -240 258C-150 284 -90 206 0 214C84 222 120 250 200 246C300 240 340 196 430 208C520 220 560 268 650 258C740 248 800 214 900 232C950 241 980 256 1000 266V${low}z`,
  ),
  path(
    'near',
    `M-520 ${low + 4}V306C-400 268 -300 300 -200 296C-90 290 -40 262 60 274C160 286 220 306 330 296C440 286 500 260 600 276C720 296 800 272 1000 292V${low + 4}z`,
  ),
  path('ground', `M-520 420V${low}H1000V420z`),
];

export const scaled = (shapes: readonly Shape[], x: number, y: number, by: number): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, transform: `translate(${x} ${y}) scale(${by})` }));
