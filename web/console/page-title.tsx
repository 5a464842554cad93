/** The heading of a page that came in place of another: it takes focus, so that a reader says where one is now. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Bar } from './frame/bar.tsx';

export function PageTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Bar title={children} titleRef={heading} />;
}
