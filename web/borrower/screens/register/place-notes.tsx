/** What is worth knowing about the property's place before going on; arrives when there is a place. */
import { useEffect, useState } from 'react';
import type { Finding } from '#core/eligibility/finding.ts';
import { useStart } from '../../site.ts';
import { Note } from './note.tsx';
import { blockingFinding, disasterFinding, type PropertyPlace, unservedFinding } from './place-rules.ts';
import { useRegistration } from './registration.ts';

const none: readonly Finding[] = [];

export function PlaceNotes({ state, zip }: PropertyPlace) {
  const { product, known } = useRegistration();
  const start = useStart();
  const [notes, setNotes] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    setNotes(none);
    const place = { state, zip };
    const lender = { start, product };
    // What Continue will say in a dialog need not be said here as well.
    if (blockingFinding(place, lender, known.originator)) return;
    unservedFinding(place, lender).then((unserved) => {
      const found = [unserved, disasterFinding(place, lender)].filter((finding) => finding !== undefined);
      if (isCurrent) setNotes(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [state, zip, product, start, known.originator]);
  return notes.map((note) => <Note key={note.code} finding={note} />);
}
