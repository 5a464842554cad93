/** What is worth knowing about the property's place and use before going on; arrives when there is a place. */
import { useEffect, useState } from 'react';
import type { Finding } from '#core/eligibility/finding.ts';
import type { RegistrationAnswers } from '#core/registration/data.ts';
import { homeKindsTaken, knockOutsAt } from '#core/registration/knock-outs.ts';
import { useStart } from '../../site.ts';
import { today } from './age-rule.ts';
import { KnockOut } from './knock-out.tsx';
import { Note } from './note.tsx';
import { blockingFinding, disasterFinding, propertyKnockOuts } from './place-rules.ts';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';

export type JudgedPlace = RegistrationAnswers['propertyAddress'];

interface Found {
  readonly knockOut?: Finding | undefined;
  readonly warning?: Finding | undefined;
}

const nothing: Found = {};

export function PlaceNotes({ place }: { readonly place: JudgedPlace }) {
  const { product, known, data } = useRegistration();
  const start = useStart();
  const [found, setFound] = useState(nothing);
  const answers = { ...data, propertyAddress: place };
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged by the place and the use, whatever else is typed
  useEffect(() => {
    let isCurrent = true;
    setFound(nothing);
    const lender = { start, product };
    // What Continue will say in a dialog need not be said here as well.
    if (blockingFinding(place, lender, known.originator)) return;
    const warning = disasterFinding(place, lender);
    // What needs no list is said before the lists are here.
    setFound({ knockOut: knockOutsAt('property', answers, { product, today: today() })[0], warning });
    propertyKnockOuts(answers, lender).then(([knockOut]) => isCurrent && setFound({ knockOut, warning }));
    return () => {
      isCurrent = false;
    };
  }, [place.state, place.zip, place.occupancyType, product, start, known.originator]);
  return (
    <>
      {found.knockOut && <KnockOut finding={found.knockOut} answers={answers} />}
      {found.warning && <Note finding={found.warning} />}
      <p className={styles['fineprint']}>{homeKindsTaken(today())}</p>
    </>
  );
}
