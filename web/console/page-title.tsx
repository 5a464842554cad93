/** The heading of a page that came in place of another: it takes focus, so that a reader says where one is now. */
import { type ReactNode, useEffect, useRef } from 'react';

export function PageTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
