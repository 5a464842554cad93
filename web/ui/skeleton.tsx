/** The shape of what is on its way, so that nothing jumps when it comes. */
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  /** What is awaited, for those who listen. */
  readonly label?: string;
  readonly lines?: number;
  readonly kind?: 'text' | 'heading' | 'block';
}

export function Skeleton({ label = words.loading, lines = 1, kind = 'text' }: SkeletonProps) {
  return (
    <div className={styles['skeleton']} role="status" data-coming="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <span key={index} className={classNames(styles['line'], styles[kind])} aria-hidden="true" />
      ))}
    </div>
  );
}
