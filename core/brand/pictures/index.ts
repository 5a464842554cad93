/** The pictures of a brand: six scenes in one of three styles, in the colors of its palette (web/ui/picture.css). */
import { scenes } from './scenes.ts';
import type { Shape } from './shapes.ts';

export type { Shape } from './shapes.ts';
export { roles } from './shapes.ts';

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** Flat planes, an outline with one color, or two inks and hatching. */
export const artStyles = ['plane', 'line', 'print'] as const;
export type ArtStyle = (typeof artStyles)[number];

/** `square` beside text, `cover` to fill a box, `wide` along the foot of a hero, `banner` under the words of a success. */
export type Crop = 'square' | 'cover' | 'wide' | 'banner';

export interface Picture {
  readonly viewBox: string;
  readonly preserveAspectRatio: string;
  readonly shapes: readonly Shape[];
}

const boxes: Readonly<Partial<Record<Crop, string>>> = { wide: '-400 40 1280 320', banner: '-160 26 800 374' };

export function pictureOf(scene: SceneName, crop: Crop = 'square'): Picture {
  return {
    viewBox: boxes[crop] ?? '0 0 480 400',
    preserveAspectRatio: crop === 'square' ? 'xMidYMid meet' : 'xMidYMax slice',
    shapes: scenes[scene],
  };
}
