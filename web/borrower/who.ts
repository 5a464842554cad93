/**
 * Who is here, as the server tells it: by the broker, and by the older identity service where the broker has no answer.
 * A browser whose stored token is gone, but not its session, is known by this alone.
 */
import { APPLICATION_HEADERS } from '#core/application-name.ts';
import { call, renewByCookie } from '#web/client/client.ts';
import { keepIdentity } from '#web/client/session.ts';

export interface Who {
  readonly identityUuid: string;
  readonly userType: string;
}

/** `staysHere`: see the client's option. */
export async function whoIsHere(staysHere = false): Promise<Who> {
  const who = await askBroker(staysHere).catch(() => askLegacy(staysHere));
  keepIdentity(who.identityUuid);
  return who;
}

/** Answers whether a session stands; then this browser has a token again. */
export async function recognize(): Promise<boolean> {
  if (!(await renewByCookie())) return false;
  await whoIsHere();
  return true;
}

async function askBroker(staysHere: boolean): Promise<Who> {
  const { identityUuid, userType } = await call('GET /identity-broker/{kind}/secure/api/v3/self/figureinfo', {
    params: { kind: 'customer' },
    headers: APPLICATION_HEADERS,
    staysHere,
  });
  return { identityUuid, userType };
}

async function askLegacy(staysHere: boolean): Promise<Who> {
  const { uuid, profileType } = await call('GET /identity/secure/api/v1_1/identity', { staysHere });
  return { identityUuid: uuid, userType: profileType };
}
