/**
 * A text as a picture for cameras: one path, made in the browser, so that the text goes nowhere. What draws it comes when
 * the first one is shown; its place is kept meanwhile.
 */
import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

interface Drawing {
  readonly size: number;
  readonly path: string;
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: 2, ecc: 'M' });
  return {
    size,
    path: data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
  };
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [{ size, path }, setDrawing] = useState<Drawing>({ size: 1, path: '' });
  useEffect(() => {
    let isHere = true;
    // Anyone who cannot have the picture types what it says: every place that shows one also says it in words.
    draw(text).then(
      (drawing) => isHere && setDrawing(drawing),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [text]);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
