/**
 * Where a page's component comes from. Registration, where most people begin, is known at once; the other pages and the
 * screens of the journey each have a table of their own, which arrives when one of them is opened.
 */
import { type FoundPage, findPage, type PagePattern } from '#core/pages.ts';
import { isSignedIn } from '#web/client/session.ts';
import { page } from './lazy-page.ts';

/** All of them are steps of one page. */
export type RegisterPattern = Extract<
  PagePattern,
  `/account/{product}/register${'' | '/{registration}/{step}'}` | `/account/{product}/register-v2${string}`
>;
const isRegister = (pattern: string) => /^\/account\/\{product}\/register(-v2.*|\/\{.*)?$/.test(pattern);

const register = page('RegisterPage', () => import('./screens/register/register-page.tsx'));
const journey = page('JourneyRoute', () => import('./journey-routes.tsx'));
const otherRoutes = () => import('./other-routes.tsx');
const other = page('OtherRoute', otherRoutes);

/** A page whose frame the server draws: the dashboard, or a screen of the journey, which has the same frame meanwhile. */
export async function fetchPage(path: string): Promise<void> {
  // Until then it is not known whose page it is.
  if (!isSignedIn()) return;
  const { pattern = '' } = findPage(path) ?? {};
  if (pattern.startsWith('/account/')) return journey.fetch();
  await Promise.all([other.fetch(), otherRoutes().then(({ fetchOther }) => fetchOther(pattern))]);
}

/** Once the page stands, so that who opens another finds the way to it here. */
export function fetchRoutesSoon(): void {
  setTimeout(() => otherRoutes().catch(() => {}), 1500);
}

export function isRegistration({ pattern }: FoundPage): boolean {
  return isRegister(pattern);
}

export function componentOf({ pattern }: FoundPage) {
  if (isRegister(pattern)) return register;
  return pattern.startsWith('/account/{product}/{uuid}/') ? journey : other;
}

export const notFoundPage = page('NotFoundPage', () => import('./screens/site/not-found-page.tsx'));
