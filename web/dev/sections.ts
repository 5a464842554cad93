/** The workshop's table of contents. A new section is a row here and a route in workshop.tsx. */
import { tools } from './sections/tools.ts';
import { blocks } from './ui/blocks.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly why?: string }[];
}

export const sections: readonly Section[] = [
  {
    id: 'tools',
    title: 'Try the product',
    why: 'Be anyone, go anywhere, let days pass, and see what the vendors saw.',
    links: Object.entries(tools).map(([id, { title, why }]) => ({ to: `/dev/${id}`, label: title, why })),
  },
  {
    id: 'blocks',
    title: 'Building blocks',
    why: 'Each block on a page of its own, in every state it has.',
    links: Object.entries(blocks).map(([id, { title, why }]) => ({ to: `/dev/ui/${id}`, label: title, why })),
  },
];
