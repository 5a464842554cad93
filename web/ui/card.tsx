/** A sheet that holds what belongs together. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** How deep the title stands in the page's outline. */
  readonly level?: 2 | 3 | 4;
  /** Stands back: for side notes. */
  readonly isSunken?: boolean;
  /** One of a list, where several may bear one title: not a place of its own to those who go from landmark to landmark. */
  readonly isListed?: boolean;
  /** At the end of the title's line, such as an Edit link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, level = 2, isSunken, isListed, action, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const className = classNames(styles['card'], isSunken && styles['sunken']);
  if (title === undefined) return <div className={className}>{children}</div>;
  const Sheet = isListed ? 'article' : 'section';
  return (
    <Sheet className={className} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <Heading className={styles['title']} id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </Sheet>
  );
}
