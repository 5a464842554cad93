/** The page of one question: how far one is, the way back, the question, and beside it why it is safe to answer. */
import { lazy, type ReactNode, Suspense } from 'react';
import { minutesToGo, placeOf, previousStep, registrationFacts, stops } from '#core/registration/flow.ts';
import { type StepKey, stepPath } from '#core/registration/steps.ts';
import * as words from '#core/words/en/registration.ts';
import { useLocation } from '#web/app/router.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Link } from '../../link.tsx';
import { InBrowser } from '../../shell/in-browser.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { carriedSearch } from './carried-search.ts';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';

const Beside = lazy(() => import('./beside.tsx').then(({ Beside }) => ({ default: Beside })));
const loadReferred = () => import('./referred.tsx');
const ReferrerBar = lazy(() => loadReferred().then(({ ReferrerBar }) => ({ default: ReferrerBar })));
const OfferNote = lazy(() => loadReferred().then(({ OfferNote }) => ({ default: OfferNote })));

const besideComing = <aside aria-label={words.goodToKnow} />;

interface StepFrameProps {
  readonly step: StepKey;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

export function StepFrame({ step, title, lead, children }: StepFrameProps) {
  const isFirst = step === 'property';
  const { originator, offer } = useRegistration().known;
  return (
    <div className={styles['page']}>
      <Suspense>{originator && <ReferrerBar />}</Suspense>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <StepProgress step={step} />
          <Suspense>{offer && <OfferNote />}</Suspense>
          <div className={styles['head']}>
            <PageHeading className={isFirst ? styles['headline'] : undefined}>{title}</PageHeading>
            {lead && <p className={styles['lead']}>{lead}</p>}
          </div>
          {children}
        </div>
        <InBrowser instead={besideComing}>
          <Suspense fallback={besideComing}>
            <Beside />
          </Suspense>
        </InBrowser>
      </div>
    </div>
  );
}

function StepProgress({ step }: { readonly step: StepKey }) {
  const { data, visitor, form, product } = useRegistration();
  const { search } = useLocation();
  const facts = registrationFacts(data, visitor);
  const pages = stops(facts, form.kind);
  const place = placeOf(step, pages, form.kind) + 1;
  const before = previousStep(step, facts, form.kind);
  return (
    <div className={styles['progress']}>
      <div className={styles['progressLine']}>
        {before && (
          <Link className={styles['back']} to={stepPath(product, form, before) + carriedSearch(search)}>
            {rich(words.back((text) => <span aria-hidden="true">{text}</span>))}
          </Link>
        )}
        <p>{words.minutesToGo(minutesToGo(pages, place - 1))}</p>
        <p>{words.stepOf(place, pages.length)}</p>
      </div>
      <ProgressBar isBare label={words.registrationProgress} percent={(100 * place) / pages.length} />
    </div>
  );
}
