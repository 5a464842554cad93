import { expect, test } from 'vitest';
import { soakPicture } from './chart.ts';

test('the picture of a long run is XML that a browser draws', () => {
  const samples = [0, 1, 2].map((minute) => ({ minute, megabytes: 400 + minute, connections: 20, delayMs: 12 }));
  const picture = soakPicture(samples, '200 borrowers for 30 minutes');
  // Two hyphens end a comment of XML too early, and nothing after it is drawn.
  for (const [, words = ''] of picture.matchAll(/<!--([\s\S]*?)-->/g)) expect(words).not.toContain('--');
  expect(picture).toContain('aria-label="200 borrowers for 30 minutes"');
  expect(picture.match(/<polyline|<path/g)?.length).toBe(3);
});
