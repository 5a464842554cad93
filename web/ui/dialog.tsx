/**
 * A modal dialog on the platform's own element: focus stays inside, Escape closes, focus returns to where it came from,
 * the page behind holds still. After closing, the content stays for the modal closing delay and is then removed.
 */
import type { MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { LiveRegion } from './live-region.tsx';
import { usePresence } from './use-presence.ts';

const CLOSING_DELAY_MS = 1000;

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The buttons at the end, the chief one first. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** `side` comes from the edge and reaches from top to bottom: see drawer.tsx. */
  readonly place?: 'centre' | 'side';
}

export function Dialog({ isOpen, onClose, ...look }: DialogProps) {
  const isPresent = usePresence(isOpen, CLOSING_DELAY_MS);
  return isPresent ? <OpenDialog isOpen={isOpen} onClose={onClose} {...look} /> : null;
}

function OpenDialog({ isOpen, onClose, title, children, actions, size = 'medium', place = 'centre' }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(isOpen, dialog, heading);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  /** Both ends of the press lie outside: text selected from inside to outside closes nothing. */
  const isPressedOutside = useRef(false);
  const handlePress = (event: MouseEvent<HTMLDialogElement>) => {
    // The second press of a double click was meant for the button that opened this.
    isPressedOutside.current = event.target === event.currentTarget && event.detail < 2;
  };
  const handleBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (isPressedOutside.current && event.target === event.currentTarget) onClose();
  };
  /** A second Escape closes the element whatever the page says to the first; then the page must know. */
  const handleClosed = () => {
    if (isOpen && !dialog.current?.open) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and there is a Close button
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], styles[size], styles[place])}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClosed}
      onMouseDown={handlePress}
      onClick={handleBackdrop}
    >
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 className={styles['title']} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles['close']} aria-label={words.closeDialog} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className={styles['body']}>{children}</div>
        {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        <LiveRegion />
      </div>
    </dialog>
  );
}

/** Opens and closes the element. The title takes focus, so that it is what a reader says first. */
function useModal(
  isOpen: boolean,
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    const page = document.documentElement;
    // Under another dialog the scroll bar is already gone, and its width known.
    const isFirst = document.querySelector('dialog[open]') === null;
    if (isFirst) page.style.setProperty('--scroll-bar-width', `${innerWidth - page.clientWidth}px`);
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen, dialog, heading]);
}
