/** What a staff act carries beside the event: why, what was looked at, who asked first; and what is said when someone was faster. */
import type { Application } from '#core/application/application.ts';
import type { Found } from '#core/desk/envelope.ts';
import { sayEvent } from '#core/desk/names.ts';
import { type SecondPerson, secondPersonFor } from '#core/desk/policies.ts';
import { doneByOthers } from '#core/desk/since.ts';
import type { JourneyEvent } from '#core/journey/events.ts';
import { isStaffEvent } from '#core/journey/operations.ts';
import * as words from '#core/words/en/desk.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { StoredApplication } from '../../store/applications.ts';
import type { Tx } from '../../store/database.ts';
import { eventsSince } from '../../store/events.ts';
import { findProfile } from '../../store/profiles.ts';
import type { Decided } from './decide.ts';

export interface Kept {
  readonly reason: string;
  readonly found?: Found | undefined;
}

/** What was asked for, by whom; `settle` closes it in the same transaction as the act, or throws where it is closed. */
export interface Second {
  readonly requestUuid: string;
  readonly askedBy: string;
  readonly settle: (tx: Tx, now: Date) => Promise<void>;
}

/** What the person who acts may do alone counts for them; of one who confirms, it counts for nothing. */
export function secondFor(
  application: Application,
  { name, by, payload }: JourneyEvent,
  { roles }: Pick<Person, 'roles'>,
  second: Second | undefined,
): SecondPerson | null {
  if (by !== 'operations' || !isStaffEvent(name)) return null;
  return secondPersonFor(name, application, payload as never, second ? [] : roles);
}

/** No one is their own second person, and what takes two is never done by one. */
export function mustBeTwo(
  { identityUuid }: Person,
  two: SecondPerson | null,
  second: Second | undefined,
  { application, version }: StoredApplication,
): void {
  if (second?.askedBy === identityUuid) throw new Failure('forbidden', { message: words.notYourOwnRequest });
  if (!two || second) return;
  const present = { code: 'needsTwo', status: application.status, version };
  throw new Failure('conflict', { errors: [two.why], present });
}

/** The reason, what was looked at and who asked stand in the history beside what the event itself says. */
export function withKept(decided: Decided, kept: Kept | undefined, second: Second | undefined): Decided {
  const [first, ...rest] = decided.steps;
  if (!first || (!kept && !second)) return decided;
  const payload = {
    ...(first.event.payload as object),
    ...(kept && { reason: kept.reason }),
    ...(kept?.found && Object.keys(kept.found).length > 0 && { found: kept.found }),
    ...(second && { askedBy: second.askedBy, requestUuid: second.requestUuid }),
  };
  return { ...decided, steps: [{ ...first, event: { ...first.event, payload } }, ...rest] };
}

interface Looked {
  readonly seenVersion: number;
  readonly now: Date;
  /** Whose own acts are no news; not given where two people must have seen the very same. */
  readonly me?: string | undefined;
}

/** Who did what since, and how long ago: nothing is done on what someone no longer sees. */
export async function refuseMoved(
  tx: Tx,
  { application, version }: StoredApplication,
  { seenVersion, now, me }: Looked,
): Promise<void> {
  if (seenVersion === version) return;
  const { orgCode, uuid, status } = application;
  const since = (await eventsSince(tx, orgCode, uuid, seenVersion)).map(({ at, ...event }) => ({
    ...{ ...event, at: at.toISOString(), isMine: me !== undefined && event.byIdentity === me },
  }));
  const others = doneByOthers(since);
  if (since.length > 0 && others.length === 0) return;
  // What someone said, before what followed from it by rule.
  const last = others.findLast(({ byRole }) => byRole !== 'system') ?? others.at(-1);
  const present = { code: 'moved', status, version, seenVersion };
  if (!last) throw new Failure('conflict', { present });
  const profile =
    last.byRole === 'operations' && last.byIdentity ? await findProfile(tx, orgCode, last.byIdentity) : null;
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  const by = name || (words.byRole[last.byRole] ?? words.byRole['system'] ?? '');
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(last.at)) / 1000));
  const sentence = words.moved(by, sayEvent(last.event), words.secondsAgo(seconds));
  throw new Failure('conflict', { errors: [sentence], present: { ...present, by, event: last.event, seconds } });
}
