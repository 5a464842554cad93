/** What goes with every login: the visit it belongs to, and word of it where it fails. */
import { CallError } from '#web/client/call-error.ts';
import { reportError } from '#web/client/error-report.ts';
import { trackerUuid } from '../../tracker.ts';

export function trackingQuery() {
  const telemetryTrackingId = trackerUuid();
  return telemetryTrackingId === undefined ? {} : { telemetryTrackingId };
}

/** A login that fails is logged, and failed still. What a person can mend, such as a wrong password, is no failure of it. */
export async function loggedIfFailed<T>(login: Promise<T>): Promise<T> {
  try {
    return await login;
  } catch (error) {
    const isAnswer = error instanceof CallError && [401, 422, 429].includes(error.status);
    if (!isAnswer) reportError('Broker login failure', error);
    throw error;
  }
}
