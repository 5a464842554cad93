/** What no server draws: it arrives in a chunk of its own, with styles of its own, after the page it stands beside. */
import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

export function InBrowser({
  children,
  instead = null,
}: {
  readonly children: ReactNode;
  readonly instead?: ReactNode;
}) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? children : instead;
}
