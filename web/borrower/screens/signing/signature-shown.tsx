/** A signature or its initials, as they stand on the document: typed letters, or the lines that were drawn. */
import type { AdoptedSignature } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import styles from './places.module.css';

interface SignatureShownProps {
  readonly signature: AdoptedSignature;
  readonly isInitials: boolean;
}

export function SignatureShown({ signature, isInitials }: SignatureShownProps) {
  if (signature.way === 'drawn' && !isInitials)
    return (
      <svg className={styles['drawn']} viewBox="0 0 600 200" role="img" aria-label={words.signatureOf(signature.name)}>
        <path
          d={signature.path}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  return <p className={styles['hand']}>{isInitials ? initialsOf(signature.name) : signature.name}</p>;
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('');
}
