/** Something went wrong that belongs to no field. It is said aloud when it appears, and comes into view. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './alert.module.css';
import { AttentionIcon } from './icons.tsx';
import { GENERAL_ERROR } from './use-form.ts';

export interface AlertProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

export function Alert({ title = words.error, children = GENERAL_ERROR }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // In braces: newer browsers answer with a promise, which React would take for a clean-up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles['alert']} role="alert">
      <AttentionIcon />
      <div>
        <p className={styles['title']}>{title}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}
