import { PageLink } from '#web/app/page-link.tsx';
import { useLocation } from '#web/app/router.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDev } from './api.ts';
import { chooseApplication, useCurrentUuid } from './current.ts';
import styles from './sections.module.css';
import { Code, When } from './words.tsx';

export function Applications() {
  const { data } = useDev('GET /dev/api/applications', {}, { everyMs: 3000 });
  const current = useCurrentUuid();
  const { search } = useLocation();
  if (!data) return <Skeleton lines={8} />;
  return (
    <DataTable
      caption="The newest applications of all brands"
      isCaptionHidden
      rows={data}
      rowKey={({ uuid }) => uuid}
      emptyText="There are none yet. Start as a persona, or register on the site."
      columns={[
        {
          key: 'borrower',
          header: 'Borrower',
          cell: ({ uuid, borrower }) => <PageLink to={`/dev/applications/${uuid}${search}`}>{borrower}</PageLink>,
        },
        { key: 'brand', header: 'Brand', cell: ({ brand }) => brand },
        { key: 'product', header: 'Product', cell: ({ product, state }) => `${product} in ${state}` },
        { key: 'status', header: 'Status', cell: ({ status }) => <Code name={status} /> },
        { key: 'since', header: 'Since', cell: ({ statusSince }) => <When iso={statusSince} /> },
        {
          key: 'choose',
          header: 'Work on',
          cell: ({ uuid, borrower }) =>
            uuid === current ? (
              <span className={styles['muted']}>Current</span>
            ) : (
              <span className={styles['action']}>
                <TextButton aria-label={`Choose ${borrower}`} onClick={() => chooseApplication(uuid)}>
                  Choose
                </TextButton>
              </span>
            ),
        },
      ]}
    />
  );
}
