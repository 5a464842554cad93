/** The moment that all of it was for: what is certain of the money, in figures and days that are known, with a picture. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/complete.ts';
import { LazyPicture } from '#web/ui/lazy-picture.tsx';
import styles from './celebration.module.css';
import type { ClosingDays } from './closing-days.ts';
import { isLineOpen } from './words.ts';

interface CelebrationProps {
  readonly closing: ClosingDays;
  readonly lead: string;
}

const pieces = ['a', 'b', 'c', 'd', 'e', 'f'];

export function Celebration({ closing, lead }: CelebrationProps) {
  const { money } = closing;
  return (
    <div className={styles['banner']}>
      {money && (
        <div>
          <p className={styles['label']}>
            {isLineOpen(closing) ? words.youReceived : words.youWillReceive}
            {money.accountMask !== null && words.inAccountEnding(money.accountMask)}
          </p>
          <p className={styles['figure']}>{formatCents(money.cashCents)}</p>
        </div>
      )}
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['art']} aria-hidden="true">
        <LazyPicture scene="done" crop="banner" />
        <div className={styles['confetti']}>
          {pieces.map((piece) => (
            <i key={piece} />
          ))}
        </div>
      </div>
    </div>
  );
}
