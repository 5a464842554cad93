/** What a rule is told in tests: an ordinary application, file and lender, on one day. */

import type { Application } from '#core/application/application.ts';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type JourneyEvent, readEvent } from '#core/journey/events.ts';
import { sampleApor } from '#core/law/stories/sample-apor.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import type { KnownWithFile } from '../conclusions/conclusion.ts';
import { conclusionFor } from '../conclusions/index.ts';
import type { UnderwritingFile } from '../file.ts';
import type { Reported, ReportName } from '../reported.ts';
import { lendingSettings } from '../settings.ts';

const emptyFile: UnderwritingFile = {
  birthDate: '1980-05-17',
  isListedForSale: false,
  originator: null,
  lastHelocCompletedOn: null,
  credit: null,
  property: null,
  liens: [],
  title: null,
};

const flags = evaluateFlags({}, { isProduction: true });

export function knownOf(application: Application, changes: Partial<KnownWithFile> = {}): KnownWithFile {
  const { now = new Date('2026-11-16T20:00:00Z') } = changes;
  const today = dateIn(homeZone(application.property), now);
  const settings = lendingSettings(sampleBrand('PARTNER_ONE'), application.product, flags, { today, apor: sampleApor });
  return { application, file: emptyFile, settings, today, now, newUuid: 'new set', ...changes };
}

/** What is concluded, its payload as the history would have it. */
export function concludedOf<R extends ReportName>(name: R, facts: Reported[R], known: KnownWithFile) {
  const answer = conclusionFor(name).conclude(facts, known);
  if ('ok' in answer) return answer;
  const { payload }: JourneyEvent = readEvent(answer.name, { uuid: 'event-1', by: 'vendor' }, answer.payload);
  return { ...answer, payload };
}
