/** Before which moment the law lets no one sign the deed; null where it sets none. Only Texas makes people wait. */
import type { Application } from '../application/application.ts';
import { texasEarliestClosing } from '../calendar/texas.ts';
import { dateIn, startOfDay } from '../calendar/zoned.ts';

type Applied = Pick<Application, 'property' | 'submittedAt' | 'createdAt'>;

/** The notice goes out with the papers of the application; the final figures with the closing disclosure, if it is out. */
export function earliestClosing({ property, submittedAt, createdAt }: Applied, figuresAt: Date | null): string | null {
  if (property.address.state !== 'TX') return null;
  const timeZone = property.timeZone ?? 'America/Chicago';
  const appliedOn = dateIn(timeZone, new Date(submittedAt ?? createdAt));
  const { on } = texasEarliestClosing({
    appliedOn,
    noticeSentOn: appliedOn,
    noticeSentBy: 'electronic',
    ...(figuresAt && { finalFiguresReceivedOn: dateIn(timeZone, figuresAt) }),
  });
  return startOfDay(on, timeZone).toISOString();
}
