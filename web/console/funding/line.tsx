/** What every part of the funding desk shows of a line: whose it is, and days as people say them. */
import * as words from '#core/words/en/console/funding.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import styles from './funding.module.css';

export const fundingKey = 'GET /service-payments/api/v1/funding';
export const linesKey = 'GET /service-payments/api/v1/funding/lines';
export const returnedKey = 'GET /service-payments/api/v1/funding/returned';
export type Funding = Answer<typeof fundingKey>;
export type Line = Answer<typeof linesKey>['rows'][number];

/** How often all of it is read again, a long list more rarely. */
export const READ_AGAIN_MS = 15_000;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
export const sayDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

export function Who({ line }: { readonly line: Pick<Line, 'uuid' | 'borrower' | 'loanNumber' | 'place'> }) {
  const { uuid, borrower, loanNumber, place } = line;
  return (
    <span className={styles['who']}>
      <PageLink to={applicationPath(uuid)}>{borrower}</PageLink>
      <span className={styles['quiet']}>
        {loanNumber === null ? words.withoutNumber : showLoanNumber(loanNumber)} · {place}
      </span>
    </span>
  );
}
