/** One state of a block, under the words that say which. */
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { PageData } from '../page-data.ts';
import styles from './specimen.module.css';

export interface SpecimensProps {
  readonly page: PageData;
}

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** As wide as the page instead of as wide as a form. */
  readonly isWide?: boolean;
}

export function Specimen({ title, children, isWide }: SpecimenProps) {
  const id = useId();
  return (
    <section className={styles['specimen']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      <div className={classNames(styles['stage'], isWide && styles['wide'])}>{children}</div>
    </section>
  );
}

/** Things side by side where there is room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

/** A value that its field may change. */
export function useValue<Value>(first: Value) {
  const [value, onChange] = useState(first);
  return { value, onChange };
}
