/** The same parts one after another, each on a page of its own; the address remembers which, so that back and reload do too. The way back is the screen’s. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/offers/pages.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '../application/screen.module.css';

interface PagesProps {
  readonly pages: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

export function Pages({ pages }: PagesProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const at = Math.max(
    0,
    pages.findIndex(({ key }) => key === query.get('page')),
  );
  const page = pages[at];
  if (!page) return null;
  const turn = (to: number) => {
    query.set('page', pages[to]?.key ?? '');
    navigate(`${pathname}?${query}`);
  };
  const isLast = at === pages.length - 1;
  return (
    <>
      <h2 key={page.key}>
        {page.title} <span className={styles['muted']}>{words.ofLabel(at + 1, pages.length)}</span>
      </h2>
      <div className={styles['form']}>{page.content}</div>
      <div className={styles['actions']}>{!isLast && <Button onClick={() => turn(at + 1)}>{words.next}</Button>}</div>
    </>
  );
}
