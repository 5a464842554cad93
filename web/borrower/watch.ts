/**
 * Watches how the site is used: which pages are opened, which field was touched last, when the page is hidden. Arrives
 * once the page stands, so that counting holds no one up. What stands in a field is never looked at.
 */
import { patternAt } from '#core/pages.ts';
import { moves } from '#web/app/router.tsx';
import { isCounted } from './counted.ts';
import { placeAt, tellLastSeen, tellView } from './telemetry.ts';
import { flush, takeUp } from './telemetry-queue.ts';

/** All that counts visits comes by this one module. */
export { tell } from './telemetry.ts';

/** An address that leads on at once was never a page that someone saw. */
const SETTLED_MS = 100;

/** The answer stops it. */
export function watch(): () => void {
  let seen = '';
  let touched: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { pathname } = location;
    const found = placeAt(pathname);
    if (!found || pathname === seen) return;
    seen = pathname;
    touched = undefined;
    const { pagePattern, product, params } = found;
    void tellView({ pagePattern, product, applicationUuid: params['uuid'] }, params['step']);
  };
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  };
  const focused = ({ target }: Event) => {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (name) touched = name;
  };
  const hidden = () => {
    if (document.visibilityState !== 'hidden' || !isCounted()) return;
    const pattern = patternAt(location.pathname)?.pattern;
    if (pattern !== undefined) void tellLastSeen(pattern, touched);
    flush();
  };
  takeUp();
  look();
  // The page that the browser opened, not those that it was led to since.
  const first = patternAt(location.pathname)?.pattern;
  if (first !== undefined && isCounted())
    import('./page-speed.ts').then(({ tellSpeed }) => tellSpeed(first)).catch(() => {});
  moves.addEventListener('move', moved);
  window.addEventListener('popstate', moved);
  document.addEventListener('focusin', focused);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    moves.removeEventListener('move', moved);
    window.removeEventListener('popstate', moved);
    document.removeEventListener('focusin', focused);
    document.removeEventListener('visibilitychange', hidden);
  };
}
