/**
 * A picture for waits, empty places and success: its drawings arrive after the screen, its place is kept meanwhile, and a
 * screen goes on without it should it not arrive.
 */
import { lazy, Suspense } from 'react';
import styles from './lazy-picture.module.css';
import type { PictureProps } from './picture.tsx';

const nothing = () => null;
const Picture = lazy(() =>
  import('./picture.tsx').then(
    ({ Picture: loaded }) => ({ default: loaded }),
    () => ({ default: nothing }),
  ),
);

export function LazyPicture({ crop = 'square', ...rest }: PictureProps) {
  return (
    <div className={styles[crop]}>
      <Suspense>
        <Picture crop={crop} {...rest} />
      </Suspense>
    </div>
  );
}
