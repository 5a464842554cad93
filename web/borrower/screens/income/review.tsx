/** Proving what was stated: the ways that suit how the borrower earns, best first, and what was given so far. */
import { formatCents } from '#core/offers/money.ts';
import { type EmploymentType, employmentLabels } from '#core/people/income.ts';
import * as words from '#core/words/en/income.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { Link } from '../../link.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { useStart } from '../../site.ts';
import { useSeen } from '../../use-seen.ts';
import { Asked } from '../application/asked.tsx';
import { sayLate, useLate } from '../application/late.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { useStatusWatch } from '../application/status-watch.ts';
import own from './income.module.css';
import { hasWayBehind, titleOf, type Way, waysFor } from './ways.ts';

export function IncomeReview() {
  return (
    <Screen>
      <WithParticulars>{(known) => <Review known={known} />}</WithParticulars>
    </Screen>
  );
}

function Review({ known }: { readonly known: Particulars }) {
  const { employmentType, annualIncomeCents, otherIncomeCents, proof } = known;
  const { flags } = useStart();
  const isChecking = proof.sources.length > 0 && !proof.isVerified;
  useStatusWatch(isChecking);
  const ways = waysFor(employmentType, flags);
  useSeen('fe-heloc-business-iv', hasWayBehind('fe-heloc-business-iv', employmentType));
  useSeen(
    'fe-heloc-self-employ-tax-verification',
    hasWayBehind('fe-heloc-self-employ-tax-verification', employmentType),
  );
  const stated = formatCents(annualIncomeCents + otherIncomeCents, 0);
  return (
    <div className={styles['stack']}>
      <Asked isAwaited={isChecking} />
      {isChecking && <Checking sources={proof.sources} />}
      <p className={styles['lead']}>
        {words.youToldUsThatYouEarn(
          stated,
          employmentLabels[employmentType as EmploymentType].toLowerCase(),
          isChecking,
        )}
      </p>
      <ul className={own['ways']} aria-label={words.waysToVerifyYourIncome}>
        {ways.map((way, index) => (
          <WayRow key={way.source} way={way} isFirst={index === 0 && !isChecking} />
        ))}
      </ul>
      <p className={styles['lead']}>{rich(words.noneOfTheseFits(<SupportPhone />))}</p>
    </div>
  );
}

function WayRow({ way, isFirst }: { readonly way: Way; readonly isFirst: boolean }) {
  const { source, title, about, isClosed } = way;
  const pathTo = useScreenPath();
  if (isClosed)
    return (
      <li className={own['way']}>
        <span className={own['closed']}>{title}</span>
        <p>{words.notAvailableRightNow}</p>
      </li>
    );
  return (
    <li className={own['way']}>
      {isFirst && <span className={own['tag']}>{words.quickest}</span>}
      <Link className={own['link']} to={pathTo(`income/${way.way}/${source}`)}>
        {title}
      </Link>
      <p>{about}</p>
    </li>
  );
}

function Checking({ sources }: { readonly sources: readonly string[] }) {
  const { next } = useJourney();
  const late = useLate();
  return (
    <Card title={words.weAreCheckingWhat}>
      <ul className={styles['points']}>
        {sources.map((source) => (
          <li key={source}>{titleOf(source)}</li>
        ))}
      </ul>
      <p>{late ? sayLate(late) : words.aSignInTakes}</p>
      <div>
        <Button kind="secondary" onClick={() => next()}>
          {words.checkAgain}
        </Button>
      </div>
    </Card>
  );
}
