/** A link that looks like a button, and a button that looks like a link: what it does decides the element, not its look. */
import type { ComponentProps } from 'react';
import type { ButtonKind } from './button.tsx';
import { buttonClass } from './button.tsx';
import styles from './link-button.module.css';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
  readonly kind?: ButtonKind;
}

export function LinkButton({ kind = 'primary', children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(kind)}>
      {children}
    </a>
  );
}

export function TextButton({ children, ...rest }: Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'>) {
  return (
    <button {...rest} type="button" className={styles['text']}>
      {children}
    </button>
  );
}
