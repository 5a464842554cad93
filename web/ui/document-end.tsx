/** The end of a document that is read. Tells once when it has been reached: when a quarter of it is visible. */
import { useEffect, useRef } from 'react';
import * as words from '#core/words/en/ui/papers.ts';

export const END_VISIBLE = 0.25;

interface DocumentEndProps {
  readonly className: string | undefined;
  readonly onEnd: (() => void) | undefined;
}

export function DocumentEnd({ className, onEnd }: DocumentEndProps) {
  const mark = useRef<HTMLParagraphElement>(null);
  const tell = useRef(onEnd);
  tell.current = onEnd;
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (
          !entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= END_VISIBLE)
        )
          return;
        watch.disconnect();
        tell.current?.();
      },
      { threshold: END_VISIBLE },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <p ref={mark} className={className}>
      {words.endOfTheDocument}
    </p>
  );
}
