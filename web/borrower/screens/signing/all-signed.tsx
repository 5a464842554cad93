/** Every document is signed: said quietly, with what was signed, what comes next, and everything to keep. */
import { useEffect, useRef } from 'react';
import * as words from '#core/words/en/signing.ts';
import { useJourney } from '../../journey-screen.tsx';
import { CommandButton } from '../application/command-button.tsx';
import screenStyles from '../application/screen.module.css';
import { Everything } from '../document/everything.tsx';
import styles from './all-signed.module.css';
import type { Signing } from './signing-calls.ts';

export function AllSigned({ papers }: Pick<Signing, 'papers'>) {
  const { application } = useJourney();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <section className={styles['moment']} aria-labelledby="signed">
        <Seal />
        <h2 id="signed" ref={heading} tabIndex={-1} className={styles['title']}>
          {words.agreementSignedNextTheNotary}
        </h2>
        <p>{words.eachPaperCarriesYourSignature}</p>
        <ol className={styles['steps']}>
          <li data-state="done">
            <strong>{words.agreementSigned}</strong>
            {papers.map(({ uuid, title }) => (
              <span key={uuid}>{title}</span>
            ))}
          </li>
          <li data-state="now">
            <strong>{words.nextTheNotary}</strong>
            <span>{words.theNotaryWatches}</span>
          </li>
        </ol>
      </section>
      <div className={screenStyles['actions']}>
        <CommandButton command="signNote" body={{}}>
          {words.continueToNotary}
        </CommandButton>
        <Everything application={application} />
      </div>
    </>
  );
}

/** A check that is drawn once, and stands still for anyone who wants no motion. */
function Seal() {
  return (
    <svg className={styles['seal']} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <circle className={styles['ring']} cx="36" cy="36" r="32" pathLength="1" />
      <path className={styles['check']} d="M22 37.500 L32 47.500 L51 26.500" pathLength="1" />
    </svg>
  );
}
