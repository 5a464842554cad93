/** Where the faces of a brand's type would be, for servers that were not built. */
import { type FaceName, faces } from '#core/brand/pairings.ts';
import { applicationScreens } from '#core/journey/screens.ts';

export const testFaces = Object.fromEntries(
  Object.keys(faces).map((face) => [face, `/assets/${face}-test.woff2`]),
) as Record<FaceName, string>;

const ahead = (name: string) => `<link rel="modulepreload" href="/${name}.js">`;
/** What would be fetched along with a page. */
export const testAhead = {
  registration: ahead('first'),
  dashboard: ahead('dashboard'),
  other: ahead('other'),
};
export const testAheadOfScreen: ReadonlyMap<string, string> = new Map(
  Object.keys(applicationScreens).map((screen) => [screen, ahead(screen)]),
);
