/**
 * A short explanation beside a word. It opens when pointed at, pressed or tapped, so it works without a mouse; a reader
 * hears it with the button. What it says must never be needed to go on.
 */
import type { PointerEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { InfoIcon } from './icons.tsx';
import styles from './tooltip.module.css';
import { placeTooltip } from './tooltip-place.ts';

export interface TooltipProps {
  /** What is explained: the button's name, "About the APR". */
  readonly label: string;
  readonly children: ReactNode;
}

/** Long enough for the pointer to travel from the button to the words, which may be read with it. */
const LEAVE_MS = 200;

export function Tooltip({ label, children }: TooltipProps) {
  const tipId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [openBy, setOpenBy] = useState<'pointing' | 'pressing'>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = openBy !== undefined;
  useEffect(() => {
    if (!isOpen || !button.current || !tip.current) return;
    const close = () => setOpenBy(undefined);
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const listening = new AbortController();
    show(tip.current, button.current);
    addEventListener('scroll', close, { capture: true, signal: listening.signal });
    addEventListener('resize', close, { signal: listening.signal });
    addEventListener('keydown', handleKey, { signal: listening.signal });
    const opened = tip.current;
    return () => {
      listening.abort();
      if (opened.isConnected) opened.hidePopover();
    };
  }, [isOpen]);
  const point = (event: PointerEvent) => {
    clearTimeout(leaving.current);
    if (event.pointerType === 'mouse') setOpenBy((by) => by ?? 'pointing');
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpenBy((by) => (by === 'pointing' ? undefined : by)), LEAVE_MS);
  };
  return (
    <span className={styles['tooltip']} onPointerEnter={point} onPointerLeave={leave}>
      <button
        ref={button}
        type="button"
        className={styles['trigger']}
        aria-label={label}
        aria-describedby={tipId}
        onClick={() => setOpenBy(openBy === 'pressing' ? undefined : 'pressing')}
        onBlur={() => setOpenBy(undefined)}
      >
        <InfoIcon />
      </button>
      <span ref={tip} className={styles['tip']} id={tipId} role="tooltip" popover="manual">
        {children}
      </span>
    </span>
  );
}

function show(tip: HTMLElement, button: HTMLElement): void {
  tip.showPopover();
  const { left, top, side, arrow } = placeTooltip(button.getBoundingClientRect(), tip.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
  });
  tip.dataset['side'] = side;
  tip.style.setProperty('left', `${left}px`);
  tip.style.setProperty('top', `${top}px`);
  tip.style.setProperty('--arrow', `${arrow}px`);
}
