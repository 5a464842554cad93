/**
 * The animations a brand may choose for its loader, drawn with the brand's own colors. Each is a handful of shapes that
 * take turns; the style sheet moves them, and holds them still for people who asked for less motion.
 */
import type { CSSProperties, ReactNode } from 'react';
import type { ColorName } from '#core/brand/theme.ts';
import styles from './loader-art.module.css';

export interface LoaderLook {
  readonly kind: string;
  readonly durationMs?: number;
  readonly count?: number;
  readonly colours?: readonly ColorName[];
}

interface Drawing {
  readonly count: number;
  /** The `index`-th of `count` shapes, in a field of 120 by 120. */
  readonly draw: (index: number, count: number) => ReactNode;
}

/** The x of the `index`-th of `count` things standing in a row. */
function inRow(index: number, count: number, gap: number): number {
  return 60 + (index - (count - 1) / 2) * gap;
}

function gapFor(count: number): number {
  return Math.min(22, 104 / count);
}

/** Roof, walls, door, windows. */
const houseParts = ['M16 60 60 22l44 38', 'M28 52v48h64V52', 'M52 100V76h16v24', 'M40 66h8M72 66h8'];

const drawings: Readonly<Record<string, Drawing>> = {
  rings: {
    count: 3,
    draw: (index, count) => <circle cx="60" cy="60" r={((index + 1) * 52) / count} />,
  },
  bars: {
    count: 5,
    draw: (index, count) => {
      const width = gapFor(count) * 0.55;
      return <rect x={inRow(index, count, gapFor(count)) - width / 2} y="24" width={width} height="72" rx="3" />;
    },
  },
  house: {
    count: 4,
    // Fewer strokes than parts: the last one draws all that is left, so that the house is always whole.
    draw: (index, count) => (
      <path d={houseParts.slice(index, index === count - 1 ? undefined : index + 1).join('')} pathLength={1} />
    ),
  },
  wave: {
    count: 7,
    draw: (index, count) => <circle cx={inRow(index, count, gapFor(count))} cy="60" r={Math.min(6, 40 / count)} />,
  },
  orbit: {
    count: 3,
    draw: (index, count) => (
      <>
        <circle className={styles['path']} cx="60" cy="60" r={20 + (index * 32) / count} />
        <circle className={styles['moon']} cx="60" cy={40 - (index * 32) / count} r="6" />
      </>
    ),
  },
  dots: {
    count: 3,
    draw: (index, count) => <circle cx={inRow(index, count, gapFor(count))} cy="60" r={Math.min(8, 40 / count)} />,
  },
  pulse: {
    count: 3,
    draw: () => <circle cx="60" cy="60" r="52" />,
  },
  fold: {
    count: 4,
    draw: (index, count) => {
      const side = Math.ceil(Math.sqrt(count));
      const size = 76 / side;
      const [x, y] = [22 + (index % side) * size, 22 + Math.floor(index / side) * size];
      return <rect x={x + 2} y={y + 2} width={size - 4} height={size - 4} rx="2" />;
    },
  },
  ladder: {
    count: 5,
    draw: (index, count) => {
      const y = 104 - ((index + 0.5) * 92) / count;
      return <path d={`M38 ${y}h44M38 ${y + 46 / count}V${y - 46 / count}M82 ${y + 46 / count}V${y - 46 / count}`} />;
    },
  },
  keys: {
    count: 3,
    draw: (index, count) => (
      <g transform={`rotate(${(index - (count - 1) / 2) * 16} 60 18)`}>
        <path d="M60 50v48m0-6h12m-12-14h9" />
        <circle cx="60" cy="38" r="12" />
      </g>
    ),
  },
};

export function LoaderArt({ kind, durationMs = 1800, count, colours = ['accent'] }: LoaderLook) {
  const name = Object.hasOwn(drawings, kind) ? kind : 'rings';
  const drawing = drawings[name];
  if (!drawing) return null;
  const shapes = count ?? drawing.count;
  return (
    <svg
      className={styles['art']}
      data-kind={name}
      viewBox="0 0 120 120"
      aria-hidden="true"
      style={{ '--turn': `${durationMs}ms` } as CSSProperties}
    >
      {Array.from({ length: shapes }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are told apart by nothing but their place
          key={index}
          style={{ '--at': index / shapes, color: colourOf(colours[index % colours.length]) } as CSSProperties}
        >
          {drawing.draw(index, shapes)}
        </g>
      ))}
    </svg>
  );
}

function colourOf(name: ColorName = 'accent'): string {
  return `var(--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}
