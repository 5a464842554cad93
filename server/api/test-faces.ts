/** Where the faces of a brand's type would be, for servers that were not built. */
import { type FaceName, faces } from '#core/brand/pairings.ts';

export const testFaces = Object.fromEntries(
  Object.keys(faces).map((face) => [face, `/assets/${face}-test.woff2`]),
) as Record<FaceName, string>;

const ahead = (name: string) => `<link rel="modulepreload" href="/${name}.js">`;
/** What would be fetched along with a page. */
export const testAhead = {
  registration: ahead('first'),
  journey: ahead('journey'),
  dashboard: ahead('dashboard'),
  other: ahead('other'),
};
