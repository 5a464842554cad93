/**
 * The address bar as state, with the names a router usually has. The site map (core/pages.ts) chooses the page, so what
 * is left for a router is to say where one is and to move. A move is a transition: the page one leaves stays until the
 * next has come. docs/decisions/0009 says why it is our own.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

/** POP is the browser's own doing: a first page, back, forward. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

interface Whereabouts {
  readonly place: Place;
  readonly movement: NavigationType;
  readonly navigate: Navigate;
}

/** Somewhere that is no address bar, such as a spec or the server, gives its own. */
export const RouterContext = createContext<Whereabouts | undefined>(undefined);

function useRouter(): Whereabouts {
  const router = use(RouterContext);
  if (!router) throw new Error('Only what stands inside the router knows where it is.');
  return router;
}

export const useLocation = (): Place => useRouter().place;
export const useNavigate = (): Navigate => useRouter().navigate;
export const useNavigationType = (): NavigationType => useRouter().movement;
export const useInRouterContext = (): boolean => use(RouterContext) !== undefined;

/** Moves on as soon as it is shown. */
export function Navigate({ to, replace = false }: { readonly to: string; readonly replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

/** Tells of every move that the site itself makes. */
export const moves = new EventTarget();

export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [at, setAt] = useState(() => ({ place: here(), movement: 'POP' as NavigationType }));
  // Before any effect of a page: the very first one may already move on.
  useLayoutEffect(() => {
    const follow = (movement: NavigationType) => startTransition(() => setAt({ place: here(), movement }));
    const moved = (event: Event) => follow((event as CustomEvent<NavigationType>).detail);
    const popped = () => follow('POP');
    moves.addEventListener('move', moved);
    window.addEventListener('popstate', popped);
    return () => {
      moves.removeEventListener('move', moved);
      window.removeEventListener('popstate', popped);
    };
  }, []);
  const router = useMemo(() => ({ ...at, navigate: move }), [at]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function move(to: string, { replace = false }: Parameters<Navigate>[1] = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  moves.dispatchEvent(new CustomEvent<NavigationType>('move', { detail: replace ? 'REPLACE' : 'PUSH' }));
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}
