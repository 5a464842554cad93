import { expect, test } from 'vitest';
import { characterLists } from '../character.ts';
import { pictureOf, type SceneName } from './index.ts';
import { scenesWith } from './scenes.ts';
import { roles } from './shapes.ts';

const sceneNames = Object.keys(scenesWith('gable')) as SceneName[];

test('there are six scenes and three styles, and every shape is a closed path with a role', () => {
  expect([sceneNames.length, characterLists.art.length]).toEqual([6, 3]);
  for (const scene of sceneNames) {
    const { shapes, viewBox } = pictureOf(scene);
    expect(viewBox).toBe('0 0 480 400');
    expect(shapes.length).toBeGreaterThan(10);
    for (const { role, d } of shapes) {
      expect(roles).toContain(role);
      expect(d).toMatch(/^M[-\d. A-Za-z]+$/);
      expect(d).not.toMatch(/NaN|undefined|\d\.\d{3}/);
    }
  }
});

test('a picture that fills its box is cut, and a wide one shows more of the street', () => {
  expect(pictureOf('home', 'cover').preserveAspectRatio).toContain('slice');
  expect(pictureOf('home', 'wide').viewBox).not.toBe(pictureOf('home').viewBox);
});
