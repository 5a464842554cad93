/**
 * What no server draws: it arrives in a chunk of its own, with styles of its own, after the page it stands beside. It is
 * put there in small turns, so that anyone who types already is not held up.
 */
import { type ReactNode, useDeferredValue } from 'react';

export function InBrowser({
  children,
  instead = null,
}: {
  readonly children: ReactNode;
  readonly instead?: ReactNode;
}) {
  return useDeferredValue(true, false) ? children : instead;
}
