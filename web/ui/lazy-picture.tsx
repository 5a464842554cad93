/**
 * A picture for waits, empty places and success: its drawings arrive after the screen, its place is kept meanwhile, and a
 * screen goes on without it should it not arrive.
 */
import { type ComponentType, lazy, Suspense } from 'react';
import { viewBoxes } from '#core/brand/pictures/crops.ts';
import type { PictureProps } from './picture.tsx';

const Picture = lazy<ComponentType<PictureProps>>(() =>
  import('./picture.tsx').then(
    ({ Picture: loaded }) => ({ default: loaded }),
    () => ({ default: Place }),
  ),
);

export function LazyPicture(props: PictureProps) {
  return (
    <Suspense fallback={<Place {...props} />}>
      <Picture {...props} />
    </Suspense>
  );
}

function Place({ crop = 'square' }: PictureProps) {
  return <svg viewBox={viewBoxes[crop]} aria-hidden="true" focusable="false" />;
}
