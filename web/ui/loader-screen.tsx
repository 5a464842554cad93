/** What the full-screen loader shows: the brand's animation, and under it the brand's messages in turn or what the page says. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './loader.module.css';
import { LoaderArt, type LoaderLook } from './loader-art.tsx';
import { LOADER_CYCLE_MS, useMessageCycle } from './loader-timing.ts';

interface LoaderScreenProps {
  readonly look: LoaderLook;
  readonly messages: readonly string[];
  readonly cycleMs?: number | undefined;
  /** What stands in place of the messages, where the page knows more; it is given them for when it does not. */
  readonly say?: ((messages: ReactNode) => ReactNode) | undefined;
}

export function LoaderScreen({ look, messages, cycleMs = LOADER_CYCLE_MS, say }: LoaderScreenProps) {
  const at = useMessageCycle(messages.length, cycleMs);
  const message = (
    <p className={styles['message']} role="status">
      <span className={styles['words']} key={at}>
        {messages[at] ?? words.loading}
      </span>
    </p>
  );
  return (
    <div className={styles['screen']} data-loader="">
      <div className={styles['art']}>
        <LoaderArt {...look} />
      </div>
      {say ? say(message) : message}
    </div>
  );
}
