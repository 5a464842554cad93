/** The older presentation: the groups of questions in the margin, and a bar that tells how far one is. */
import type { ReactNode } from 'react';
import { previousStep, progressOf, registrationFacts, stepGroups } from '#core/registration/flow.ts';
import { type StepKey, type StepRow, stepPath, steps } from '#core/registration/steps.ts';
import * as words from '#core/words/en/registration.ts';
import { olderTitles } from '#core/words/en/registration-steps.ts';
import { useLocation } from '#web/app/router.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { carriedSearch } from './carried-search.ts';
import { useForSaleQuestion } from './for-sale-question.ts';
import styles from './older-frame.module.css';
import { OfferNote, ReferrerBar, ReferrerCard } from './referred.tsx';
import { useRegistration } from './registration.ts';

interface OlderFrameProps {
  readonly step: StepKey;
  readonly children: ReactNode;
}

export function OlderFrame({ step, children }: OlderFrameProps) {
  const { data, visitor, product, form } = useRegistration();
  const { search } = useLocation();
  const question = useForSaleQuestion();
  const facts = registrationFacts(data, visitor);
  const before = previousStep(step, facts, 'older');
  return (
    <div className={styles['page']}>
      <ReferrerBar />
      <ProgressBar label={words.registrationProgress} percent={100 * progressOf(step, facts, 'older')} />
      <div className={styles['columns']}>
        <aside className={styles['margin']}>
          <Groups step={step} />
          <ReferrerCard />
        </aside>
        <div className={styles['card']}>
          <OfferNote />
          <PageHeading>{olderTitles[steps[step].step]}</PageHeading>
          {step === 'forSale' && <p className={styles['question']}>{question}</p>}
          {children}
          {before && (
            <Link className={styles['back']} to={stepPath(product, form, before) + carriedSearch(search)}>
              {rich(words.back((text) => <span aria-hidden="true">{text}</span>))}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function Groups({ step }: { readonly step: StepKey }) {
  const { data, visitor } = useRegistration();
  const groups = stepGroups(registrationFacts(data, visitor));
  const { group: current, label: entry }: StepRow = steps[step];
  const at = groups.findIndex(({ group }) => group === current);
  return (
    <nav aria-label={words.partsOfTheRegistration}>
      <ol className={styles['groups']}>
        {groups.map(({ group, labels }, place) => (
          <li
            key={group}
            className={styles['group']}
            data-state={place < at ? 'done' : place === at ? 'current' : 'ahead'}
          >
            <p className={styles['name']} aria-current={place === at ? 'step' : undefined}>
              {group}
            </p>
            {labels.length > 0 && (
              <ul className={styles['entries']}>
                {labels.map((label) => (
                  <li key={label} aria-current={place === at && label === entry ? 'step' : undefined}>
                    {label}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
