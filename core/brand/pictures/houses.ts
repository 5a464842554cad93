/**
 * The houses that borrowers of a brand might live in, a row each: a brand names one, and its home, wait and done scenes
 * show it. Each has its door at 228 and its ground line at 332, where the scenes lay the path. Windows are lit in the
 * evening and when it is done.
 */
import type { House } from '../character.ts';
import { box, circle, ink, pane, path, type Role, type Shape } from './shapes.ts';

type Drawn = (lit: Role) => readonly Shape[];

const gable: Drawn = (lit) => [
  path('chimney', 'M276 112h28v66l-28 -24z'),
  path('side', 'M300 238H418V332H300z'),
  ink('M318 332V252M336 332V252M354 332V252M372 332V252M390 332V252M408 332V252'),
  path('roof2', 'M288 244L322 196H406L434 244z'),
  ...pane(326, 266, 32, 38, 'lit'),
  ...pane(372, 266, 32, 38, 'lit'),
  path('wall', 'M138 218L228 142L318 218V332H138z'),
  path('gable', 'M162 212L228 156L294 212z'),
  path('roof', 'M228 112L346 212L330 230L228 144L126 230L110 212z'),
  ink('M142 204l88 -75l88 75'),
  circle('glass', 228, 194, 15),
  ink('M228 179v30M213 194h30'),
  path('door', 'M208 332V270a20 20 0 0 1 40 0V332z'),
  circle('knob', 241, 300, 2.6),
  ...pane(158, 256, 34, 42, lit),
  ...pane(264, 256, 34, 42, lit),
  box('sill', 154, 299, 42, 5),
  box('sill', 260, 299, 42, 5),
  box('sill', 196, 332, 64, 7),
];

/** Two floors, five windows wide, a small porch in the middle. */
const colonial: Drawn = (lit) => [
  path('chimney', 'M134 112h24v60h-24zM298 112h24v60h-24z'),
  box('side', 348, 258, 74, 74),
  path('roof2', 'M340 262L358 222H414L432 262z'),
  ...pane(370, 278, 30, 32, 'lit'),
  box('wall', 108, 186, 240, 146),
  path('roof', 'M92 190L138 128H318L364 190z'),
  ink('M110 172H346M122 154H334'),
  box('sill', 102, 186, 252, 6),
  ...[126, 172, 214, 256, 302].flatMap((x) => pane(x, 204, 28, 34, lit)),
  ...[122, 156, 272, 306].flatMap((x) => pane(x, 268, 28, 38, lit)),
  path('gable', 'M186 264L228 236L270 264z'),
  path('door', 'M210 332V278H246V332z'),
  circle('knob', 240, 308, 2.6),
  box('sill', 190, 264, 7, 68),
  box('sill', 259, 264, 7, 68),
  box('sill', 186, 332, 84, 7),
];

/** A row of narrow houses in a town, each with another roof. */
const rowhouse: Drawn = (lit) => [
  path('chimney', 'M120 116h20v40h-20zM324 124h22v44h-22z'),
  box('side', 352, 206, 72, 126),
  path('roof2', 'M346 210L388 172L430 210z'),
  ...[364, 394].flatMap((x) => [...pane(x, 224, 20, 28, 'lit'), ...pane(x, 280, 20, 30, 'lit')]),
  box('gable', 110, 160, 76, 172),
  path('roof', 'M104 166V152H120V138H134V126H162V138H176V152H192V166z'),
  ...[122, 154].flatMap((x) => [180, 230, 280].flatMap((y) => pane(x, y, 20, 30, lit))),
  box('side', 270, 168, 84, 164),
  path('roof', 'M264 172L280 134H344L360 172z'),
  ...[284, 320].flatMap((x) => [186, 234, 282].flatMap((y) => pane(x, y, 20, 30, 'lit'))),
  box('wall', 186, 150, 84, 182),
  path('roof2', 'M178 156L228 92L278 156z'),
  circle('glass', 228, 134, 10),
  ...[198, 238].flatMap((x) => [172, 222].flatMap((y) => pane(x, y, 20, 32, lit))),
  path('door', 'M210 332V288a18 18 0 0 1 36 0V332z'),
  circle('knob', 240, 308, 2.6),
  box('sill', 200, 332, 56, 7),
];

/** One floor under a wide, low roof, with a deep porch. */
const bungalow: Drawn = (lit) => [
  path('chimney', 'M330 140h28v70h-28z'),
  box('wall', 104, 244, 312, 88),
  path('roof', 'M74 250L164 170H330L446 250z'),
  ink('M112 232H420M134 212H392M156 192H362'),
  path('gable', 'M262 196L300 166L338 196V214H262z'),
  path('roof2', 'M254 200L300 158L346 200L340 207L300 172L260 207z'),
  ...pane(286, 186, 28, 22, lit),
  ...[312, 362].flatMap((x) => pane(x, 266, 36, 38, lit)),
  ...pane(112, 266, 30, 38, lit),
  path('side', 'M150 332V256H306V332z'),
  path('roof2', 'M138 262L228 206L318 262z'),
  circle('glass', 228, 240, 9),
  ...pane(170, 276, 28, 32, 'lit'),
  ...pane(258, 276, 28, 32, 'lit'),
  path('door', 'M210 332V274H246V332z'),
  circle('knob', 240, 304, 2.6),
  box('sill', 152, 262, 9, 70),
  box('sill', 295, 262, 9, 70),
  box('sill', 142, 332, 172, 7),
];

export const houses = { gable, colonial, rowhouse, bungalow } as const satisfies Readonly<Record<House, Drawn>>;
