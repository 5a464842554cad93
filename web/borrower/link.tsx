/**
 * The one way to link. A page of ours opens without loading the site again; another site, a phone or an e-mail is a
 * plain anchor; and outside the router it warns and still works, because a broken page needs its links most.
 */
import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router';
import { type ButtonKind, buttonClass } from '#web/ui/button.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  readonly to: string;
}

export function Link({ to, children, ...rest }: LinkProps) {
  const hasRouter = useInRouterContext();
  const isOurs = to.startsWith('/') && !to.startsWith('//');
  if (isOurs && hasRouter) {
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    );
  }
  if (isOurs) console.warn(`The link to ${to} stands outside the router: it loads the whole page.`);
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export function LinkAsButton({ kind, ...rest }: Omit<LinkProps, 'className'> & { readonly kind?: ButtonKind }) {
  return <Link {...rest} className={buttonClass(kind)} />;
}
