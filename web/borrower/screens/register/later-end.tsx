/** The end of a step that may be the last: then its button sends everything, and the consent stands over it. */
import { lazy, Suspense } from 'react';
import { submitLabel } from '#core/registration/submit.ts';
import { registrationSentence } from '#core/registration/words.ts';
import { newYorkNotice } from '#core/words/en/registration-steps.ts';
import { useCompany, useFlag } from '../../site.ts';
import later from './later-step.module.css';
import { useRegistration } from './registration.ts';
import { StepEnd, type StepEndProps } from './step-end.tsx';

/** The papers that come with the application are long: they load while the last answers are given. */
const EarlyPapers = lazy(() => import('./early-papers.tsx').then(({ EarlyPapers }) => ({ default: EarlyPapers })));

export function LaterEnd(props: Omit<StepEndProps, 'label'>) {
  const { isLast, known } = useRegistration();
  if (!isLast) return <StepEnd {...props} />;
  const label = submitLabel(known.offer !== undefined);
  return (
    <>
      <Suspense>
        <EarlyPapers />
      </Suspense>
      <ConsentNotice button={label} />
      <StepEnd {...props} label={label} />
    </>
  );
}

/** Anyone who sends the registration allows a soft inquiry; in New York that takes a notice of its own. */
function ConsentNotice({ button }: { readonly button: string }) {
  const { data } = useRegistration();
  const { display } = useCompany().names;
  const isNoticeOn = useFlag('fe-heloc-ny-fcra').enabled;
  return (
    <div className={later['consent']}>
      <p>{registrationSentence('consent.notice', { button, lender: display })}</p>
      {isNoticeOn && data.propertyAddress.state === 'NY' && <p>{newYorkNotice}</p>}
    </div>
  );
}
