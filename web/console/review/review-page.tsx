/**
 * Review side by side: at the left a paper, at the right what it should prove and the verdict. Several files of one answer
 * come one after the other; everything has a key. What a colleague does appears without a reload, and nothing typed is lost.
 */
import { useCallback, useState } from 'react';
import { formatDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/console/review.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useCaseLine, useIsLive } from '../application/live.ts';
import { aboutCase } from '../closings/closing.ts';
import { Bar } from '../frame/bar.tsx';
import { Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { AboutCase } from '../palette/acts.ts';
import { applicationPath, reviewPath } from '../paths.ts';
import { useComparison } from './comparison.ts';
import { Facts } from './facts.tsx';
import styles from './review.module.css';
import { type Part, type Reviewed, reviewKey, usePlace } from './reviewed.ts';
import { Verdict } from './verdict.tsx';
import { Viewer } from './viewer.tsx';

const READ_AGAIN_MS = { live: 60_000, alone: 5000 } as const;

const readAll = () => void queryClient.invalidateQueries();

export function ReviewPage({ uuid }: { readonly uuid: string }) {
  const onNews = useCallback(readAll, []);
  useCaseLine(uuid, onNews);
  const refetchInterval = useIsLive() ? READ_AGAIN_MS.live : READ_AGAIN_MS.alone;
  const query = useRead(reviewKey, [{ params: { uuid } }], { refetchInterval, gcTime: 0 });
  return (
    <LoadedPage
      query={query}
      label={words.openingTheReview}
      heading={({ borrower, loanNumber }) => (
        <Bar
          title={words.documentsOf(borrower)}
          back={{ to: applicationPath(uuid), label: words.backToTheApplication }}
          lead={loanNumber && showLoanNumber(loanNumber)}
        />
      )}
      empty={({ parts }) =>
        parts.length === 0 && (
          <>
            <Nothing>{words.nothingToReview}</Nothing>
            <PageLink to={`${applicationPath(uuid)}?tab=conditions`}>{words.goToConditions}</PageLink>
          </>
        )
      }
    >
      {(reviewed) => (
        <AboutCase value={aboutCase(reviewed)}>
          <SideBySide reviewed={reviewed} />
        </AboutCase>
      )}
    </LoadedPage>
  );
}

function SideBySide({ reviewed }: { readonly reviewed: Reviewed }) {
  const { at, toPart, step } = usePlace(reviewed);
  const navigate = useNavigate();
  const comparison = useComparison(reviewed);
  const [said, setSaid] = useState('');
  const done = (words: string) => {
    setSaid(words);
    readAll();
  };
  if (!at) return null;
  const { part, paper } = at;
  const condition = part.condition?.uuid ?? '';
  return (
    <div className={styles['review']}>
      <Parts reviewed={reviewed} part={part} toPart={toPart} />
      <div className={styles['sides']}>
        <Viewer
          applicationUuid={reviewed.uuid}
          at={at}
          step={step}
          toPaper={(one) => navigate(reviewPath(reviewed.uuid, { condition, document: one.uuid }), { replace: true })}
        />
        <div className={styles['right']}>
          {paper && <Facts paper={paper} comparison={comparison} />}
          <div>
            <p className={styles['said']} role="status">
              {said}
            </p>
            <Verdict key={condition} reviewed={reviewed} part={part} comparison={comparison} onDone={done} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface PartsProps {
  readonly reviewed: Reviewed;
  readonly part: Part;
  readonly toPart: (part: Part) => void;
}

/** What the papers answer: each of the conditions, and at last what belongs to none. */
function Parts({ reviewed, part, toPart }: PartsProps) {
  const { parts, timeZone } = reviewed;
  const { condition } = part;
  return (
    <div className={styles['parts']}>
      {parts.length > 1 && (
        <ul className={styles['partList']} aria-label={words.whatTheyAnswer}>
          {parts.map((one) => (
            <li key={one.condition?.uuid ?? ''}>
              <button
                type="button"
                className={styles['part']}
                aria-current={one === part || undefined}
                onClick={() => toPart(one)}
              >
                {one.condition?.header ?? words.otherDocuments}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['about']}>
        <strong>{condition?.header ?? words.otherDocuments}</strong>{' '}
        {condition && (
          <span className={styles['muted']}>
            {[
              words.askedOf(condition.askedOf),
              condition.answeredAt === null
                ? words.notAnswered
                : words.answeredAt(showZoned(condition.answeredAt, timeZone)),
              ...(condition.dueOn === null ? [] : [words.wantedBy(formatDate(condition.dueOn))]),
            ].join(' · ')}
          </span>
        )}
      </p>
      {condition && <p className={styles['muted']}>{condition.description}</p>}
    </div>
  );
}
