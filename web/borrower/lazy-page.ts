/**
 * Pages that arrive when they are needed. A page that does not arrive is usually one that a new release has renamed, so
 * the site is loaded again, up to five times; then the error page shows. The count lives in session storage, one for
 * each module: another module that loads well must not hide one that never will.
 */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react';
import { sessionShelf } from '#web/client/storage.ts';

const reloadsMax = 5;
const countKey = (name: string) => `hearthline-module-reloads:${name}`;
const failed = new Set<string>();

/** `begin` has what a page reads asked for before it is drawn. */
type Page = ComponentType & { readonly begin?: () => void };

export type LazyPage = ComponentType & {
  /** Has it there before it is drawn: then it is drawn at once. */
  readonly fetch: () => Promise<void>;
};

interface Browser {
  readonly reload: () => void;
}

/** `name` is only for counting; it must differ from module to module. */
function lazyPage(name: string, load: () => Promise<Page>): LazyPage {
  let here: Page | undefined;
  const late = lazy(async () => ({ default: await loadWithReloads(name, load) }));
  const choose = () => here ?? late;
  const fetch = async () => {
    here = await load();
    here.begin?.();
  };
  return Object.assign(() => createElement(Chosen, { choose }), { fetch });
}

/** What it begins with it stays, or all that it holds would be made again. */
function Chosen({ choose }: { readonly choose: () => ComponentType }) {
  return createElement(useState(choose)[0]);
}

export interface LatePage {
  readonly Page: ComponentType | LazyExoticComponent<ComponentType>;
  /** Has it fetched before it is drawn. */
  readonly begin: () => void;
}

export function latePage(name: string, load: () => Promise<ComponentType>): LatePage {
  let coming: Promise<{ readonly default: ComponentType }> | undefined;
  const come = () => (coming ??= loadWithReloads(name, load).then((Page) => ({ default: Page })));
  // Drawing it tells what went wrong.
  return { Page: lazy(come), begin: () => void come().catch(() => {}) };
}

/** A module's one component, under the name its chunk is counted by. */
export function page<Name extends string>(name: Name, load: () => Promise<{ readonly [N in Name]: Page }>): LazyPage {
  return lazyPage(name, async () => (await load())[name]);
}

export async function loadWithReloads<T>(
  name: string,
  load: () => Promise<T>,
  browser: Browser = { reload: () => location.reload() },
): Promise<T> {
  try {
    const loaded = await load();
    sessionShelf.remove(countKey(name));
    return loaded;
  } catch (error) {
    const reloads = Number(sessionShelf.get(countKey(name)) ?? 0);
    if (!(reloads < reloadsMax)) {
      failed.add(name);
      throw error;
    }
    sessionShelf.set(countKey(name), String(reloads + 1));
    browser.reload();
    // The page is about to go; showing an error meanwhile would only flash.
    return new Promise<never>(() => {});
  }
}

/** Someone pressed Try again: the modules that were given up have their five reloads back. */
export function forgetFailedModules(): void {
  for (const name of failed) sessionShelf.remove(countKey(name));
  failed.clear();
}
