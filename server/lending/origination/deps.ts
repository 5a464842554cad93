/** What origination is given: plain arguments, no container. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import type { Database } from '../../store/database.ts';
import type { HistorySeals } from '../../store/history-seals.ts';
import type { Jobs } from '../../store/jobs.ts';
import type { Vault } from '../../store/vault.ts';
import type { AreUploads, NameDeposits, OpenSignerAccount, ReadLinkedAccount, ReadLinkedIncome } from './prepare.ts';

export interface OriginationDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly vault: Vault;
  /** With a key that is not in the database. */
  readonly seals: HistorySeals;
  /** The partner's rules for this application, as they stand today. */
  readonly settingsFor: (application: Application, today: CalendarDate) => LendingSettings;
  readonly readLinkedAccount: ReadLinkedAccount;
  readonly readLinkedIncome: ReadLinkedIncome;
  readonly nameDeposits: NameDeposits;
  /** Whether this person sent all of these documents for this application. */
  readonly areUploads: AreUploads;
  readonly openSignerAccount: OpenSignerAccount;
}
