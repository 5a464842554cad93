/**
 * The one way to link. A page of ours opens without loading the site again; another site, a phone or an e-mail is a
 * plain anchor; and outside the router it warns and still works, because a broken page needs its links most.
 */
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonKind, buttonClass } from '#web/ui/button.tsx';
import { inSameBrand } from './admit.ts';
import { useInRouterContext, useLocation, useNavigate } from './router.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  readonly to: string;
}

export function Link({ to, ...rest }: LinkProps) {
  const hasRouter = useInRouterContext();
  const isOurs = /^\/(?!\/)/.test(to);
  if (isOurs && hasRouter) return <PageLink to={to} {...rest} />;
  if (isOurs) console.warn(`The link to ${to} stands outside the router: it loads the whole page.`);
  return <a href={to} {...rest} />;
}

/** The address says it all, so that a link opened in a new tab, or sent to someone, wears the same brand. */
function PageLink({ to: page, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const to = inSameBrand(page, useLocation().search);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    navigate(to);
  };
  return <a href={to} onClick={open} {...rest} />;
}

/** Any other click (a new tab, a new window, a download) is the browser's business. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function LinkAsButton({ kind, ...rest }: Omit<LinkProps, 'className'> & { readonly kind?: ButtonKind }) {
  return <Link {...rest} className={buttonClass(kind)} />;
}
