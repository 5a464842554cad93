/** One block's page: its states, and the way to the next. */
import { PageLink } from '#web/app/page-link.tsx';
import { useLocation } from '#web/app/router.tsx';
import type { PageData } from '../page-data.ts';
import { blocks } from './blocks.ts';
import styles from './specimen.module.css';

interface BlockPageProps {
  readonly id: string;
  readonly page: PageData;
}

export function BlockPage({ id, page }: BlockPageProps) {
  const { search } = useLocation();
  const block = blocks[id];
  const ids = Object.keys(blocks);
  const next = ids[(ids.indexOf(id) + 1) % ids.length] ?? '';
  if (!block) return <h1>There is no block called {id}</h1>;
  return (
    <>
      <header className={styles['head']}>
        <h1>{block.title}</h1>
        <p className={styles['why']}>{block.why}</p>
      </header>
      <block.Specimens page={page} />
      <PageLink to={`/dev/ui/${next}${search}`}>Next: {blocks[next]?.title}</PageLink>
    </>
  );
}
