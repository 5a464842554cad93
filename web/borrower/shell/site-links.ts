/** Where the sidebar leads: the brand's dashboard site, with the provider's services under the names the brand uses. */
import type { Start } from '#web/client/start.ts';
import { offeredProducts } from '../site.ts';

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

export function siteLinks(start: Start): readonly SiteLink[] {
  const { companyInfo, products } = start.organization.orgMetaData;
  const hasPortfolio = offeredProducts(start).some((product) => products[product]?.portfolioLink);
  return [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/universal-marketplace', label: 'Marketplace' },
    ...(hasPortfolio ? [{ to: '/portfolio', label: 'Portfolio Manager' }] : []),
    { to: '/universal-passport', label: 'Passport' },
    { to: '/group-manager', label: 'Group Manager' },
    { to: '/pay', label: companyInfo.serviceLabels.pay },
    { to: '/exchange', label: companyInfo.serviceLabels.exchange },
  ];
}

/** Below the services: what concerns the person rather than a product. */
export const personalLinks: readonly SiteLink[] = [
  { to: '/dashboard/settings', label: 'Settings' },
  { to: '/contact', label: 'Contact' },
];
