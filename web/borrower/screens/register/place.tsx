/**
 * The property's place: what is worth knowing of it while it stands in the form, and what keeps its owner from going on.
 * The rules and the dialog arrive when there is a place to judge.
 */
import { lazy, Suspense, useState } from 'react';
import type { Finding } from '#core/eligibility/finding.ts';
import type { Refusal } from '#web/ui/use-form.ts';
import { useStart } from '../../site.ts';
import type { JudgedPlace } from './place-notes.tsx';
import type { PropertyPlace } from './place-rules.ts';
import { useRegistration } from './registration.ts';

const PlaceNotes = lazy(() => import('./place-notes.tsx').then(({ PlaceNotes }) => ({ default: PlaceNotes })));
const PlaceDialog = lazy(() => import('./place-dialog.tsx').then(({ PlaceDialog }) => ({ default: PlaceDialog })));

interface Judged {
  readonly isFine: boolean;
  /** What to tell beside the form; a dialog tells for itself. */
  readonly refusal?: Refusal;
}

interface PlaceJudge {
  readonly judge: (place: PropertyPlace, hasExtraFields: boolean) => Promise<Judged>;
  readonly redirect: Finding | undefined;
  readonly onClose: () => void;
}

export function usePlace(): PlaceJudge {
  const { product, known } = useRegistration();
  const start = useStart();
  const [redirect, setRedirect] = useState<Finding>();
  const judge: PlaceJudge['judge'] = async (place, hasExtraFields) => {
    const { blockingFinding, refusalOf } = await import('./place-rules.ts');
    const finding = blockingFinding(place, { start, product }, known.originator);
    if (!finding) return { isFine: true };
    if (finding.kind !== 'redirect') return { isFine: false, refusal: refusalOf(finding, hasExtraFields) };
    setRedirect(finding);
    return { isFine: false };
  };
  return { judge, redirect, onClose: () => setRedirect(undefined) };
}

type PlaceWordsProps = Omit<PlaceJudge, 'judge'> & { readonly place: JudgedPlace };

export function PlaceWords({ place, redirect, onClose }: PlaceWordsProps) {
  const { state, zip } = place;
  return (
    <Suspense>
      {state !== '' && zip.length === 5 && <PlaceNotes place={place} />}
      {redirect && <PlaceDialog finding={redirect} state={state} onClose={onClose} />}
    </Suspense>
  );
}
