/** Going on with a phone, which has the better camera: a code to scan, and this page moves on when the phone is done. */
import { encode } from 'uqr';
import { Card } from '#web/ui/card.tsx';
import styles from './identity.module.css';

export function HandOver() {
  const { size, data } = encode(location.href, { border: 2, ecc: 'M' });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Card title="Rather use your phone?" isSunken>
      <div className={styles['handOver']}>
        <svg
          className={styles['code']}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="Code that opens this page on your phone"
        >
          <path d={squares} />
        </svg>
        <p>
          Scan this code with your phone’s camera and log in there. Take the photos and send them; this page goes on by
          itself as soon as they have arrived.
        </p>
      </div>
    </Card>
  );
}
