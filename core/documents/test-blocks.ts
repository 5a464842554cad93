/** What the specs of papers look at: the words and the places of one. */
import type { Block, PaperField } from './blocks.ts';

/** Everything a reader would read, in order. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'figures':
      return block.rows.map((row) => row.join(': '));
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' | '));
    case 'notice':
      return [block.title, block.text];
    case 'field':
      return [`${block.name}, ${block.capacity}: ${block.field.label}`];
    case 'pageBreak':
      return [];
  }
}

export function fieldsOf(blocks: readonly Block[]): readonly PaperField[] {
  return blocks.flatMap((block) => (block.kind === 'field' ? [block.field] : []));
}
