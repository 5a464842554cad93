/** A link to a page of the same site: it opens without loading the site again. */
import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from './router.tsx';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  readonly to: string;
}

export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const navigate = useNavigate();
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

/** One of a menu's: it says when it, or a page below it, is the one shown. */
export function MenuLink(props: PageLinkProps) {
  const isHere = `${useLocation().pathname}/`.startsWith(`${props.to}/`);
  return <PageLink {...props} {...(isHere && { 'aria-current': 'page' })} />;
}
