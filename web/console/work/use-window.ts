/**
 * Which rows of a long list are drawn: those in sight and a few around them. Rows have one height, so the place of each is
 * known without drawing it. Our own twenty lines: no library is needed where heights do not differ.
 */
import { type RefObject, useEffect, useState } from 'react';

const AROUND = 6;

export function useWindow(box: RefObject<HTMLElement | null>, count: number, rowPx: number) {
  const [seen, setSeen] = useState({ top: 0, height: 900 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSeen({ top: element.scrollTop, height: element.clientHeight || 900 }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [box]);
  const first = Math.max(0, Math.min(count, Math.floor(seen.top / rowPx) - AROUND));
  const last = Math.min(count, Math.ceil((seen.top + seen.height) / rowPx) + AROUND);
  return { first, last, before: first * rowPx, after: (count - last) * rowPx };
}
