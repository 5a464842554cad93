/** How far the signing of a document is, always in sight, and the way to the next place. */
import * as words from '#core/words/en/signing.ts';
import { Button } from '#web/ui/button.tsx';
import { type PlaceField, placeId } from './places.tsx';
import styles from './sign-bar.module.css';

interface SignBarProps {
  readonly fields: readonly PlaceField[];
  /** Whether the next place is before the reader's eyes. */
  readonly isInView: boolean;
}

export function SignBar({ fields, isInView }: SignBarProps) {
  const at = fields.findIndex(({ placedAt }) => placedAt === null);
  const field = fields[at];
  if (!field) return null;
  return (
    <nav className={styles['bar']} data-bottom-bar="" aria-label={words.signaturesOfThisDocument}>
      <div className={styles['where']}>
        <p className={styles['at']}>
          <strong>{words.signatureAt(at + 1, fields.length)}</strong>
          <span className={styles['done']}>{words.placesDone(at, fields.length)}</span>
        </p>
        <p className={styles['label']}>{field.label}</p>
        <div className={styles['segments']} aria-hidden="true">
          {fields.map(({ id, placedAt }) => (
            <span key={id} data-done={placedAt !== null} />
          ))}
        </div>
      </div>
      {/* One filled button in view: at the place itself it is that place's own. */}
      <Button kind={isInView ? 'secondary' : 'primary'} onClick={() => goTo(field.id)}>
        {words.nextSignature}
      </Button>
    </nav>
  );
}

const lookAgainMs = 100;

/** Someone may press before the paper is there: then they are taken when it is. */
function goTo(field: string): void {
  const place = document.getElementById(placeId(field));
  if (!place) return void setTimeout(() => document.querySelector('[data-bottom-bar]') && goTo(field), lookAgainMs);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  place.focus({ preventScroll: true });
}
