/** For specs: a router without an address bar. */
import { type ReactNode, useCallback, useState } from 'react';
import { type Place, RouterContext } from './router.tsx';

/** Moves like the browser's, without an address bar. */
export function MemoryRouter({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const [place, setPlace] = useState(() => placeAt(at));
  const navigate = useCallback((to: string) => setPlace((from) => placeAt(to, from)), []);
  return <RouterContext value={{ place, movement: 'POP', navigate }}>{children}</RouterContext>;
}

function placeAt(to: string, from?: Place): Place {
  const { pathname, search, hash } = new URL(to, `https://spec.example${from?.pathname ?? ''}`);
  return { pathname, search, hash };
}
