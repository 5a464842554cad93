/** Where the faces of a brand's type would be, for servers that were not built. */
import { type FaceName, faces } from '#core/brand/pairings.ts';

export const testFaces = Object.fromEntries(
  Object.keys(faces).map((face) => [face, `/assets/${face}-test.woff2`]),
) as Record<FaceName, string>;
