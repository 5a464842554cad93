/** Where one is among steps. */
import type { Tag } from '../../rich.ts';

export const stepOf = <T>(current: number, count: number, label: string, bold: Tag<T>) =>
  [`Step ${current} of ${count}: `, bold(label)] as const;
export const done = ', done';
