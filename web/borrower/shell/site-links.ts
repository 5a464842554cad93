/** Where the sidebar leads: the brand's dashboard site, with the services that the brand has a name for. */
import * as words from '#core/words/en/journey.ts';
import type { Start } from '#web/client/start.ts';
import { offeredProducts } from '../site.ts';

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

export function siteLinks(start: Start): readonly SiteLink[] {
  const { companyInfo, products } = start.organization.orgMetaData;
  const { pay, exchange } = companyInfo.serviceLabels;
  const hasPortfolio = offeredProducts(start).some((product) => products[product]?.portfolioLink);
  return [
    { to: '/dashboard', label: words.dashboard },
    { to: '/universal-marketplace', label: words.marketplace },
    ...(hasPortfolio ? [{ to: '/portfolio', label: words.portfolioManager }] : []),
    { to: '/universal-passport', label: words.passport },
    { to: '/group-manager', label: words.groupManager },
    ...(pay ? [{ to: '/pay', label: pay }] : []),
    ...(exchange ? [{ to: '/exchange', label: exchange }] : []),
  ];
}

/** Below the services: what concerns the person rather than a product. */
export const personalLinks: readonly SiteLink[] = [
  { to: '/dashboard/settings', label: words.settings },
  { to: '/contact', label: words.contact },
];
