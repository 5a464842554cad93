/**
 * The button in its four weights. While busy it keeps its place and width, says "Submitting" beside a spinner, and does
 * nothing when pressed: it stays focusable, so no one is thrown back to the top of the page.
 */
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly kind?: ButtonKind;
  /** Pass it, even as false, where the button may become busy: room for the busy words is then kept. */
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
}

/** The look alone, for a router's link that should read as a button. */
export function buttonClass(kind: ButtonKind = 'primary'): string {
  return classNames(styles['button'], styles[kind]) ?? '';
}

export function Button({
  kind = 'primary',
  isBusy,
  busyLabel = words.submitting,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isBusy === undefined ? children : <BusyLabels isBusy={isBusy} idle={children} busy={busyLabel} />}
    </button>
  );
}

/** The button that sends a form. */
export function SubmitButton({ children = words.continueLabel, isBusy = false, ...rest }: Omit<ButtonProps, 'type'>) {
  return (
    <Button {...rest} type="submit" isBusy={isBusy}>
      {children}
    </Button>
  );
}

/** Both labels share one cell, so that the wider of them sets the width once and for all. */
function BusyLabels({
  isBusy,
  idle,
  busy,
}: {
  readonly isBusy: boolean;
  readonly idle: ReactNode;
  readonly busy: string;
}) {
  return (
    <span className={styles['labels']}>
      <span className={classNames(styles['label'], isBusy && styles['away'])} aria-hidden={isBusy || undefined}>
        {idle}
      </span>
      <span className={classNames(styles['label'], !isBusy && styles['away'])} aria-hidden={!isBusy || undefined}>
        {isBusy && <Spinner />}
        {busy}
      </span>
    </span>
  );
}
