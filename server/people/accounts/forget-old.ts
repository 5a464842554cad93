/** What no one needs any more of the accounts of one organization. */
import { forgetOldLinks } from '../../store/account-links.ts';
import type { Database } from '../../store/database.ts';
import { forgetOldLoginAttempts } from '../../store/external-logins.ts';
import { forgetExternalSessions } from '../../store/external-sessions.ts';
import { forgetOldRegistrations } from '../../store/registration-answers.ts';
import { forgetOldSessions } from '../../store/sessions.ts';
import type { Clock } from './caller.ts';

const keptMs = 90 * 86_400_000;

/** Answers how many rows went. */
export function forgetOld(database: Database, now: Clock, orgCode: string): Promise<number> {
  return database.inOrg(orgCode, async (tx) => {
    const before = new Date(now().getTime() - keptMs);
    const links = await forgetOldLinks(tx, orgCode, before);
    const attempts =
      (await forgetOldLoginAttempts(tx, orgCode, now())) + (await forgetExternalSessions(tx, orgCode, now()));
    const registrations = await forgetOldRegistrations(tx, orgCode);
    return (await forgetOldSessions(tx, orgCode, before)) + links + attempts + registrations;
  });
}
