/**
 * A page that fills the height: a column at the side, the middle, and a panel at the right. In a narrow window the panel
 * comes over the page by a button; on a phone the side column and the middle take turns.
 */
import { type ReactNode, useId, useState } from 'react';
import * as words from '#core/words/en/console/frame.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './frame.module.css';

interface ColumnsProps {
  readonly side: ReactNode;
  /** Which of the two a phone shows; `only` where the middle has a way of its own to choose what the side offers. */
  readonly shows: 'side' | 'middle' | 'only';
  readonly panel?: { readonly label: string; readonly content: ReactNode };
  readonly className?: string | undefined;
  /** Given the button that opens the panel, to be put where the page has room for it. */
  readonly children: (panelButton: ReactNode) => ReactNode;
}

export function Columns({ side, shows, panel, className, children }: ColumnsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = panel && (
    <span className={styles['panelButton']}>
      <Button kind="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {panel.label}
      </Button>
    </span>
  );
  return (
    <div
      className={classNames(styles['columns'], className)}
      data-shows={shows}
      data-panel={panel === undefined ? undefined : true}
    >
      <div className={styles['sideColumn']}>{side}</div>
      <div className={styles['middle']}>{children(button)}</div>
      {panel && (
        <aside id={id} className={styles['panel']} aria-label={panel.label} data-open={isOpen || undefined}>
          <div className={styles['panelHead']}>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {words.close}
            </Button>
          </div>
          {panel.content}
        </aside>
      )}
    </div>
  );
}
