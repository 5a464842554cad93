/** The pictures of a brand: six scenes in one of three styles, in the colors of its palette (web/ui/picture.css). */
import type { House } from '../character.ts';
import { type Crop, viewBoxes } from './crops.ts';
import { scenesWith } from './scenes.ts';
import type { Shape } from './shapes.ts';

export type { Crop } from './crops.ts';

export type SceneName = keyof ReturnType<typeof scenesWith>;

export interface Picture {
  readonly viewBox: string;
  readonly preserveAspectRatio: string;
  readonly shapes: readonly Shape[];
}

export function pictureOf(scene: SceneName, crop: Crop = 'square', house: House = 'gable'): Picture {
  return {
    viewBox: viewBoxes[crop],
    preserveAspectRatio: crop === 'square' ? 'xMidYMid meet' : 'xMidYMax slice',
    shapes: scenesWith(house)[scene],
  };
}
