/**
 * A short explanation beside a word. It opens when pointed at, pressed or tapped, so it works without a mouse; what it
 * says must never be needed to go on. Placing is Base UI's. Load it lazily.
 */
import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { InfoIcon } from './icons.tsx';
import styles from './tooltip.module.css';

export const TOOLTIP_OFFSET_PX = 12;

export interface TooltipProps {
  /** What is explained: the button's name, "About the APR". */
  readonly label: string;
  readonly children: ReactNode;
}

export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={styles['trigger']} aria-label={label} openOnHover delay={200}>
        <InfoIcon />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={styles['positioner']}
          side="top"
          sideOffset={TOOLTIP_OFFSET_PX}
          collisionPadding={12}
        >
          <Popover.Popup className={styles['popup']} aria-label={label}>
            <Popover.Arrow className={styles['arrow']} />
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
