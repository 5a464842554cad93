/**
 * A scene in the brand's style and colors. Decoration: nothing is said by it that the words beside it do not say. The
 * drawings weigh more than most pages, so a screen asks for this module with import(), or the server draws it.
 */
import type { House } from '#core/brand/character.ts';
import { type Crop, pictureOf, type SceneName } from '#core/brand/pictures/index.ts';
import './picture.css';

export interface PictureProps {
  readonly scene: SceneName;
  readonly crop?: Crop;
  /** The brand's own; absent: what the page's body names, where there is one. */
  readonly house?: House;
  /** The hatches of the print style, once a page; other styles do not look at them. */
  readonly hasHatches?: boolean;
}

export function Picture({ scene, crop = 'square', house = houseHere(), hasHatches = true }: PictureProps) {
  const { shapes, ...frame } = pictureOf(scene, crop, house);
  return (
    <svg {...frame} className={`art art--${scene}`} aria-hidden="true" focusable="false">
      {hasHatches && <Hatches />}
      {shapes.map(({ role, d, transform }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
        <path key={index} className={`t-${role}`} d={d} transform={transform} />
      ))}
    </svg>
  );
}

const houseHere = () =>
  typeof document === 'undefined' ? undefined : (document.body.dataset['house'] as House | undefined);

function Hatches() {
  return (
    <defs>
      <pattern id="hatch-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="h-paper" width="7" height="7" />
        <path className="h-ink" d="M0 0V7" strokeWidth="1.4" />
      </pattern>
      <pattern id="hatch-2" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="h-paper" width="5" height="5" />
        <path className="h-ink" d="M0 0V4.4" strokeWidth="1.9" />
      </pattern>
      <pattern id="hatch-3" width="6" height="5" patternUnits="userSpaceOnUse">
        <rect className="h-paper" width="6" height="5" />
        <path className="h-ink" d="M0 2.5H6" strokeWidth="1.2" />
      </pattern>
    </defs>
  );
}
