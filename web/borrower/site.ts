/** What every part of the site may ask: whose brand this is, which page is open, whether someone is signed in. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Product } from '#core/brand/brand.ts';
import type { OrganizationInfo } from '#core/brand/organization-info.ts';
import { standingSentences } from '#core/brand/sentences.ts';
import type { FlagKey, Flags } from '#core/flags.ts';
import type { FoundPage } from '#core/pages.ts';
import { isSignedIn, onSessionChange } from '#web/client/session.ts';
import { type Start, start } from '#web/client/start.ts';

/** Only specs provide one; the site itself reads what the server wrote into the page. */
export const StartContext = createContext<Start | undefined>(undefined);

export function useStart(): Start {
  return use(StartContext) ?? start();
}

export type Company = OrganizationInfo['orgMetaData']['companyInfo'];

export function useCompany(): Company {
  return useStart().organization.orgMetaData.companyInfo;
}

/** The sentences every screen may say, in the brand's words where it has its own. */
export function useSentences() {
  return standingSentences(useCompany());
}

export function useFlag<K extends FlagKey>(key: K): Flags[K] {
  return useStart().flags[key];
}

export function offeredProducts({ organization }: Start): readonly Product[] {
  const { products } = organization.orgMetaData;
  return (Object.keys(products) as Product[]).filter((product) => products[product]?.enabled);
}

export const PageContext = createContext<FoundPage | undefined>(undefined);

export function usePage(): FoundPage | undefined {
  return use(PageContext);
}

/** The product of the page that is open; where a page belongs to none, the one every lender has. */
export function useProduct(): Product {
  return (usePage()?.params['product'] ?? 'heloc') as Product;
}

/** The server draws for someone signed in where a session's cookie came. */
export function useIsLoggedIn(): boolean {
  const { hasSession = false } = useStart();
  return useSyncExternalStore(onSessionChange, isSignedIn, () => hasSession);
}
