/**
 * The one h1 of a page. After moving to another page it takes focus, so that a reader says where one is and the keyboard
 * goes on from there; on the page someone first opens it leaves the browser's own focus alone.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#web/app/router.tsx';
import { usePage } from '../site.ts';

let firstPath: string | undefined;

interface PageHeadingProps {
  /** Where the page's own words are better than the site map's title. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** It takes the place of another page at the same address, so it is always moved to. */
  readonly isInstead?: boolean;
}

export function PageHeading({ children, className, isInstead = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const movement = useNavigationType();
  const title = usePage()?.page.title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; how one came to it does not change
  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath === pathname && !isInstead) return;
    // From here on every page was moved to, the first one included.
    firstPath = '';
    heading.current?.focus({ preventScroll: true });
    // Going back, the browser returns to where one was.
    if (isInstead || movement !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
