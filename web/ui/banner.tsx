/** An announcement over a page: across the whole width on public pages, a card inside the application. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { AttentionIcon, CloseIcon, InfoIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BannerProps {
  readonly variant: 'info' | 'warn';
  readonly layout: 'marketing' | 'product';
  readonly children: ReactNode;
  /** Without it the banner stays. */
  readonly onDismiss?: (() => void) | undefined;
}

export function Banner({ variant, layout, children, onDismiss }: BannerProps) {
  return (
    <div className={classNames(styles['banner'], styles[variant], styles[layout])}>
      <div className={styles['inner']}>
        <span className={styles['icon']}>{variant === 'warn' ? <AttentionIcon /> : <InfoIcon />}</span>
        <div className={styles['text']}>
          <VisuallyHidden>{variant === 'warn' ? words.warning : words.notice}</VisuallyHidden>
          {children}
        </div>
        {onDismiss && (
          <button
            type="button"
            className={styles['dismiss']}
            aria-label={words.dismissAnnouncement}
            onClick={onDismiss}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  );
}
