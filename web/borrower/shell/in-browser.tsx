/**
 * What no server draws: it arrives in a chunk of its own, with styles of its own, after the page it stands beside. It is
 * put there in small turns, so that anyone who types already is not held up.
 */
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';

export function InBrowser({
  children,
  instead = null,
}: {
  readonly children: ReactNode;
  readonly instead?: ReactNode;
}) {
  return useDeferredValue(true, false) ? children : instead;
}

const LOOK_MS = 100;
const LOOKS_MAX = 20;

/** What stands under the page: fetched when nothing of the page is on its way any more, or when that takes long. */
export function AfterPage({ children }: { readonly children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      looks += 1;
      const isComing = looks <= LOOKS_MAX && document.querySelector('main [data-coming]') !== null;
      if (isComing) timer = setTimeout(look, LOOK_MS);
      else startTransition(() => setTime(true));
    };
    look();
    return () => clearTimeout(timer);
  }, []);
  return isTime ? children : null;
}
