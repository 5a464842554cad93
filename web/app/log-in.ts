/**
 * A login with the identity broker, by any of its three calls and on either site: promises that the application is named,
 * that the visit is where one is known, and that a login which fails is logged and fails still.
 */
import { APPLICATION_HEADERS } from '#core/application-name.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, type CallArguments, call } from '#web/client/client.ts';
import { reportError, reportWarning } from '#web/client/error-report.ts';

export type LoginKey = `POST /identity-broker/{kind}/api/v3/login${'' | '/redirect' | '/return'}`;

/** What one login sends besides what all of them do. */
export type LoginInput<K extends LoginKey> = Omit<NonNullable<CallArguments<K>[0]>, 'params'>;

/** The browser's tracker, where its visits are counted. The console counts none, so it has none to name. */
interface Visit {
  readonly telemetryTrackingId?: string | undefined;
}

export async function logIn<K extends LoginKey>(
  key: K,
  kind: 'customer' | 'agent',
  input: LoginInput<K>,
  { telemetryTrackingId }: Visit = {},
): Promise<Answer<K>> {
  const { query, headers, ...rest }: { query?: object | undefined; headers?: object | undefined } = input;
  const given = {
    ...rest,
    params: { kind },
    query: { ...query, ...(telemetryTrackingId !== undefined && { telemetryTrackingId }) },
    headers: { ...APPLICATION_HEADERS, ...headers },
  };
  try {
    return await call(key, ...([given] as unknown as CallArguments<K>));
  } catch (error) {
    log(error);
    throw error;
  }
}

/** What a person can mend, such as a wrong password, is logged as well, but once for a page and not as a fault of ours. */
function log(error: unknown): void {
  const isRefusal = error instanceof CallError && [401, 422, 429].includes(error.status);
  if (isRefusal) reportWarning('Broker login failure', `${error.name} ${error.status}`, error.message);
  else reportError('Broker login failure', error);
}
