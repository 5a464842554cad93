/** Puts together what one application's binder is judged by. */

import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { BinderFacts } from '#core/law/binder/facts.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import { applicationsOf } from '../../store/applications.ts';
import { type BinderPaper, binderDeliveries, binderPapers, pastEvents } from '../../store/binder-facts.ts';
import type { Tx } from '../../store/database.ts';

export type SettingsFor = (application: Application, today: CalendarDate) => Pick<LendingSettings, 'isHmdaReporter'>;
export interface ReadFacts extends BinderFacts {
  readonly papers: readonly BinderPaper[];
}

export async function readFacts(
  tx: Tx,
  settingsFor: SettingsFor,
  application: Application,
  now: Date,
): Promise<ReadFacts> {
  const { orgCode, uuid: applicationUuid, property, borrower } = application;
  const of = { orgCode, applicationUuid };
  const day = dateIn(homeZone(property), now);
  // Someone who applies again is not asked again for what they agreed to before.
  const earlier = (await applicationsOf(tx, orgCode, borrower.identityUuid)).flatMap((one) => one.application.consents);
  return {
    application,
    events: await pastEvents(tx, of),
    papers: await binderPapers(tx, of),
    deliveries: await binderDeliveries(tx, of),
    consents: earlier.toSorted((one, other) => one.at.localeCompare(other.at)),
    isHmdaReporter: settingsFor(application, day).isHmdaReporter,
    now,
  };
}
