/**
 * The one way to link. A page of ours opens without loading the site again; another site, a phone or an e-mail is a
 * plain anchor; and outside the router it warns and still works, because a broken page needs its links most.
 */
import { PageLink, type PageLinkProps } from '#web/app/page-link.tsx';
import { useInRouterContext, useLocation } from '#web/app/router.tsx';
import { type ButtonKind, buttonClass } from '#web/ui/button.tsx';
import { inSameBrand } from './admit.ts';

export function Link({ to, ...rest }: PageLinkProps) {
  const hasRouter = useInRouterContext();
  const isOurs = /^\/(?!\/)/.test(to);
  if (isOurs && hasRouter) return <BrandedLink to={to} {...rest} />;
  if (isOurs) console.warn(`The link to ${to} stands outside the router: it loads the whole page.`);
  return <a href={to} {...rest} />;
}

/** The address says it all, so that a link opened in a new tab, or sent to someone, wears the same brand. */
function BrandedLink({ to, ...rest }: PageLinkProps) {
  return <PageLink to={inSameBrand(to, useLocation().search)} {...rest} />;
}

export function LinkAsButton({ kind, ...rest }: Omit<PageLinkProps, 'className'> & { readonly kind?: ButtonKind }) {
  return <Link {...rest} className={buttonClass(kind)} />;
}
