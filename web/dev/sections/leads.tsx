import { DataTable } from '#web/ui/data-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDev } from './api.ts';

export function Leads() {
  const { data } = useDev('GET /dev/api/leads');
  if (!data) return <Skeleton lines={6} />;
  return (
    <DataTable
      caption="Ways to come to the registration form"
      isCaptionHidden
      rows={data}
      rowKey={({ path }) => path}
      columns={[
        { key: 'who', header: 'Who', cell: ({ who }) => who },
        { key: 'what', header: 'How', cell: ({ what }) => what },
        {
          key: 'path',
          header: 'Link',
          cell: ({ path, who }) => (
            <a href={path} aria-label={`Come in as ${who}: ${path.split('?')[0]}`}>
              {path.split('?')[0]}
            </a>
          ),
        },
      ]}
    />
  );
}
