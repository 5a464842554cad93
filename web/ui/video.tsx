/** A live picture with a name under it. A stream is no attribute, so it is handed to the element itself. */
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './video.module.css';

interface VideoProps {
  readonly stream: MediaStream | null;
  readonly label: string;
  /** One's own picture: without sound, and turned round as in a mirror. */
  readonly isSelf?: boolean;
  /** What stands there while there is no picture. */
  readonly empty: ReactNode;
}

export function Video({ stream, label, isSelf = false, empty }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // A browser may want a press first; then the picture stands still until the person does something.
    if (stream) void element.play().catch(() => {});
  }, [stream]);
  return (
    <figure className={styles['frame']}>
      <video
        ref={video}
        className={classNames(styles['video'], isSelf && styles['mirrored'])}
        muted={isSelf}
        autoPlay
        playsInline
        aria-label={label}
        hidden={stream === null}
      />
      {stream === null && <div className={styles['empty']}>{empty}</div>}
      <figcaption className={styles['label']}>{label}</figcaption>
    </figure>
  );
}
