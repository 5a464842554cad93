/** The bar over a page: what it is called, what can be done about it as a whole, and the way back to its list. */
import type { ReactNode, Ref } from 'react';
import { PageLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import styles from './frame.module.css';
import { useKey } from './use-key.ts';

interface BarProps {
  readonly title: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly back?: { readonly to: string; readonly label: string };
  /** Below or beside the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export function Bar({ title, titleRef, back, lead, children }: BarProps) {
  return (
    <header className={styles['bar']}>
      {back && <Back {...back} />}
      <div className={styles['titles']}>
        <h1 className={styles['title']} ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
          {title}
        </h1>
        {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      </div>
      {children !== undefined && <div className={styles['acts']}>{children}</div>}
    </header>
  );
}

/** Escape goes there too. */
function Back({ to, label }: NonNullable<BarProps['back']>) {
  const navigate = useNavigate();
  useKey('back', () => navigate(to));
  return (
    <PageLink className={styles['back']} to={to} aria-keyshortcuts="Escape">
      {label}
    </PageLink>
  );
}
