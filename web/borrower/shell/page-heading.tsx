/**
 * The one h1 of a page. After moving to another page it takes focus, so that a reader says where one is and the keyboard
 * goes on from there; on the page somebody first opens it leaves the browser's own focus alone.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../site.ts';

let firstPath: string | undefined;

export function PageHeading({
  children,
  className,
}: {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const title = usePage()?.page.title;
  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath === pathname) return;
    // From here on every page was moved to, the first one included.
    firstPath = '';
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
