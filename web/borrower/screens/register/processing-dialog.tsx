/** What goes on while a registration is sent: seven messages in their order, and round again for as long as it takes. */
import { useEffect, useState } from 'react';
import { MESSAGE_MS, PROCESSING_LIMIT_MS, progressMessageAt } from '#core/registration/submit.ts';
import * as words from '#core/words/en/registration.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoaderArt } from '#web/ui/loader-art.tsx';
import { useCompany } from '../../site.ts';
import styles from './processing-dialog.module.css';

interface ProcessingDialogProps {
  readonly isOpen: boolean;
  /** Only hides it: the sending goes on. */
  readonly onClose: () => void;
}

export function ProcessingDialog({ isOpen, onClose }: ProcessingDialogProps) {
  return (
    <Dialog isOpen={isOpen} size="small" title={words.processing} onClose={onClose}>
      <Messages />
    </Dialog>
  );
}

function Messages() {
  const { loader } = useCompany();
  const elapsedMs = useElapsed();
  const message = progressMessageAt(elapsedMs);
  return (
    <div className={styles['body']}>
      <div className={styles['art']}>
        <LoaderArt kind={loader.kind} />
      </div>
      <p className={styles['message']} role="status">
        <span className={styles['words']} key={message}>
          {message}
        </span>
      </p>
      <p className={styles['hint']}>{words.thisTakesAFew}</p>
    </div>
  );
}

function useElapsed(): number {
  const [elapsedMs, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((ms) => Math.min(ms + MESSAGE_MS, PROCESSING_LIMIT_MS)), MESSAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return elapsedMs;
}
