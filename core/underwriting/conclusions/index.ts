/**
 * What our rules make of a vendor's report. A report carries facts; each row here turns them into the event that goes
 * into the history. The server runs it inside the transaction that takes the report, so nothing is decided on what was
 * true a moment ago.
 */
import type { ReportName } from '../reported.ts';
import { accountConclusions } from './accounts.ts';
import { closingConclusions } from './closing.ts';
import type { ConclusionRow, Conclusions } from './conclusion.ts';
import { creditConclusions } from './credit.ts';
import { lastCheckConclusions } from './last-checks.ts';
import { propertyConclusions } from './property.ts';
import { servicingConclusions } from './servicing.ts';
import { titleConclusions } from './title.ts';
import { verificationConclusions } from './verification.ts';

const conclusions: Conclusions = {
  ...creditConclusions,
  ...propertyConclusions,
  ...verificationConclusions,
  ...accountConclusions,
  ...titleConclusions,
  ...closingConclusions,
  ...lastCheckConclusions,
  ...servicingConclusions,
};

/** The rule for a report. The report's type belongs to its name; the compiler cannot follow the pair through a lookup. */
export function conclusionFor<R extends ReportName>(name: R): ConclusionRow<R> {
  return conclusions[name] as ConclusionRow<R>;
}
