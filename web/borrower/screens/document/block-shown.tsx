/** One block of a document as text. Says every word of it that the pages say, in the same order. */
import type { ReactNode } from 'react';
import type { Block, FieldBlock } from '#core/documents/blocks.ts';
import * as words from '#core/words/en/documents.ts';
import styles from './reader.module.css';

type Of<K extends Block['kind']> = Extract<Block, { readonly kind: K }>;

/** What stands at a place; undefined where it is not the reader's to mark. */
export type PlaceAt = (field: FieldBlock) => ReactNode;

interface BlockShownProps {
  readonly block: Block;
  readonly placeAt: PlaceAt | undefined;
}

export function BlockShown({ block, placeAt }: BlockShownProps): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h3 className={styles['heading']}>{block.text}</h3>;
    case 'paragraph':
      return <p className={block.isStrong ? styles['strong'] : undefined}>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'figures':
      return <Figures rows={block.rows} />;
    case 'table':
      return <Table {...block} />;
    case 'notice':
      return (
        <div className={styles['notice']}>
          <p className={styles['strong']}>{block.title}</p>
          <p>{block.text}</p>
        </div>
      );
    case 'field':
      return placeAt?.(block) ?? <Field {...block} />;
    case 'pageBreak':
      return null;
  }
}

function Figures({ rows }: Pick<Of<'figures'>, 'rows'>) {
  return (
    <dl className={styles['figures']}>
      {rows.map(([label, value]) => (
        <div key={`${label} ${value}`} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Drawn as blocks, a table is one no longer to a screen reader; the roles keep it one. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** On a narrow screen each row is a block of its own, its cells named by their columns. */
function Table({ head, rows }: Of<'table'>) {
  return (
    <table className={styles['table']} {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {head.map((name) => (
            <th key={name} scope="col" {...roles.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={row.join()} {...roles.row}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={at} {...roles.cell} data-column={head[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Field({ field: { label }, name, capacity }: FieldBlock) {
  return (
    <div className={styles['field']}>
      <p className={styles['strong']}>{label}</p>
      <p>
        {name}, {capacity}
      </p>
      <p className={styles['hint']}>{words.marksAreOnThePdf}</p>
    </div>
  );
}
