/** A table under a heading of the page's outline. */
import { useId } from 'react';
import { DataTable, type DataTableProps } from '#web/ui/data-table.tsx';
import styles from './sections.module.css';

type TitledTableProps<Row> = Omit<DataTableProps<Row>, 'caption' | 'isCaptionHidden'> & { readonly title: string };

export function TitledTable<Row>({ title, ...table }: TitledTableProps<Row>) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['caption']}>
        {title}
      </h2>
      <DataTable {...table} caption={title} isCaptionHidden />
    </section>
  );
}
