/** What origination is given: plain arguments, no container. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import type { Jobs } from '../../store/jobs.ts';
import type { AreUploads, NameDeposits, OpenSignerAccount, ReadLinkedAccount, ReadLinkedIncome } from './prepare.ts';
import type { ReadDeps } from './read.ts';
import type { Views } from './views.ts';

/** What staff choose among where no report says the county; its code is five digits, the state's two first. */
export interface County {
  readonly fips: string;
  readonly name: string;
}

export interface OriginationDeps extends ReadDeps {
  /** Made before us: linking and uploads, which we ask, look at applications too. */
  readonly views: Views;
  readonly jobs: Jobs;
  /** The partner's rules for this application, as they stand today. */
  readonly settingsFor: (application: Application, today: CalendarDate) => LendingSettings;
  readonly readLinkedAccount: ReadLinkedAccount;
  readonly readLinkedIncome: ReadLinkedIncome;
  readonly nameDeposits: NameDeposits;
  /** Whether this person sent all of these documents for this application. */
  readonly areUploads: AreUploads;
  readonly openSignerAccount: OpenSignerAccount;
  /** Every county of a state, by name. */
  readonly countiesOf: (state: string) => readonly County[];
  /** Real people: numbers of no one are refused. */
  readonly isProduction: boolean;
  /** Told after the commit, for those who look at the application now. */
  readonly changed?: (orgCode: string, uuid: string) => void;
}
