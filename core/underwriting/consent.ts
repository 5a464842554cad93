/** On which consent a hard inquiry is made. Our books and the bureau know it by the same words, so both can refuse a second. */
import type { Application } from '#core/application/application.ts';

/** The consent given at submission; a report that grew too old is asked for again, on the borrower's standing consent. */
export function consentOf({
  uuid,
  submittedAt,
  statusSince,
  credit,
}: Pick<Application, 'uuid' | 'submittedAt' | 'statusSince' | 'credit'>): string {
  const first = `${uuid} ${submittedAt ?? ''}`;
  return credit.isHardReportStale ? `${first} renewed ${statusSince}` : first;
}
