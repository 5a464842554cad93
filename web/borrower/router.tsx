/**
 * The address bar as state. react-router's own BrowserRouter brings its server rendering along (4.6 kB on the first
 * load); this is the same over its Router. A move is a transition: the page one leaves stays until the next has come.
 */
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, type Location, type NavigationType, type Navigator, Router, type To } from 'react-router';

interface Move {
  readonly location: Location;
  readonly type: `${NavigationType}`;
}

/** What we keep in the browser's history with each address. */
interface Kept {
  readonly key?: string;
  readonly usr?: unknown;
}

const moves = new EventTarget();

const navigator: Navigator = {
  createHref: (to) => addressOf(to),
  go: (delta) => history.go(delta),
  push: (to, state) => move('PUSH', to, state),
  replace: (to, state) => move('REPLACE', to, state),
};

export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [{ location: place, type }, setMove] = useState<Move>(() => ({ location: here(), type: 'POP' }));
  // Before any effect of a page: the very first one may already move on.
  useLayoutEffect(() => {
    const follow = (type: Move['type']) => startTransition(() => setMove({ location: here(), type }));
    const moved = (event: Event) => follow((event as CustomEvent<Move['type']>).detail);
    const popped = () => follow('POP');
    moves.addEventListener('move', moved);
    window.addEventListener('popstate', popped);
    return () => {
      moves.removeEventListener('move', moved);
      window.removeEventListener('popstate', popped);
    };
  }, []);
  return (
    <Router location={place} navigationType={type as NavigationType} navigator={navigator}>
      {children}
    </Router>
  );
}

function move(type: 'PUSH' | 'REPLACE', to: To, usr: unknown): void {
  const kept: Kept = { key: crypto.randomUUID().slice(0, 8), usr };
  if (type === 'PUSH') history.pushState(kept, '', addressOf(to));
  else history.replaceState(kept, '', addressOf(to));
  moves.dispatchEvent(new CustomEvent('move', { detail: type }));
}

function here(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', usr = null } = (history.state ?? {}) as Kept;
  return { pathname, search, hash, state: usr, key };
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
