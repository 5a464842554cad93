/**
 * Recordings of visits. Promises: nothing is taken unless the brand opted in, the person agreed and the page may be
 * recorded; what is taken is scrubbed again, sealed, bounded and gone after seven days, or at once when the agreement is
 * taken back; staff see those of their own organization, and each viewing is written down with its reason first.
 */
import { randomUUID } from 'node:crypto';
import { type LookReason, lookedBecause } from '#core/audit.ts';
import { mayBeOurs } from '#core/replay/our-texts.ts';
import { mayRecord } from '#core/replay/pages.ts';
import { isSampled, replayKept, replayLimits } from '#core/replay/replay.ts';
import { type ReplayEvent, scrubEvent } from '#core/replay/scrub.ts';
import * as words from '#core/words/en/errors/replay.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { writeAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import {
  type Chunk,
  forgetReplays,
  hasAgreed,
  holdReplay,
  insertAgreement,
  insertReplay,
  keepChunk,
  listReplays,
  openReplay,
} from '../store/replays.ts';
import type { Vault } from '../store/vault.ts';

interface ReplayDeps {
  readonly database: Database;
  readonly vault: Vault;
  /** Whether the brand that the page wears has opted in. */
  readonly isOffered: (orgCode: string) => boolean;
  readonly now: () => Date;
}

export type Replays = ReturnType<typeof createReplays>;

const pageMax = 50;
const dayMs = 86_400_000;

export function createReplays(deps: ReplayDeps) {
  return { ...recording(deps), ...watching(deps) };
}

function recording({ database, vault, isOffered, now }: ReplayDeps) {
  const agreement = ({ orgCode, identityUuid }: Person) =>
    database.inOrg(orgCode, (tx) => hasAgreed(tx, orgCode, identityUuid));
  return {
    agreement: async (person: Person, brand: string) => ({
      isOffered: isOffered(brand),
      isAgreed: isOffered(brand) && (await agreement(person)),
    }),

    /** Taking it back takes what was recorded along. */
    agree: async ({ orgCode, identityUuid }: Person, brand: string, isAgreed: boolean): Promise<void> => {
      if (isAgreed && !isOffered(brand)) throw new Failure('notFound');
      await database.inOrg(orgCode, async (tx) => {
        await insertAgreement(tx, orgCode, { identityUuid, isAgreed }, now());
        if (!isAgreed) await forgetReplays(tx, orgCode, { identityUuid });
      });
    },

    /** Null: this visit is not recorded. */
    begin: async (person: Person, brand: string): Promise<string | null> => {
      const { orgCode, identityUuid } = person;
      if (!isOffered(brand) || !isSampled(identityUuid)) return null;
      return database.inOrg(orgCode, async (tx) => {
        if (!(await hasAgreed(tx, orgCode, identityUuid))) return null;
        const uuid = randomUUID();
        await insertReplay(tx, { orgCode, uuid }, identityUuid, now());
        return uuid;
      });
    },

    take: async (person: Person, brand: string, uuid: string, chunk: Chunk): Promise<void> => {
      const { orgCode, identityUuid } = person;
      if (!isOffered(brand)) throw new Failure('notFound');
      if (!mayRecord(chunk.page)) throw new Failure('forbidden', { message: words.thisPageIsNeverRecorded });
      const events = scrubbed(chunk);
      await database.inOrg(orgCode, async (tx) => {
        const held = await holdReplay(tx, { orgCode, uuid }, identityUuid);
        if (!held || !(await hasAgreed(tx, orgCode, identityUuid))) throw new Failure('notFound');
        if (held.chunks >= replayLimits.chunks || held.chars + events.length > replayLimits.recordingChars)
          throw new Failure('tooLarge');
        await keepChunk(tx, vault, { orgCode, uuid }, { ...chunk, events }, now());
      });
    },

    forgetOld: (orgCode: string): Promise<number> =>
      database.inOrg(orgCode, (tx) => forgetReplays(tx, orgCode, { before: keptSince(now()) })),
  };
}

const keptSince = (now: Date) => new Date(now.getTime() - replayKept.days * dayMs);

/** Whatever a browser sends, only what the rules let through is kept. */
function scrubbed({ page, events: text }: Chunk): string {
  let events: unknown;
  try {
    events = JSON.parse(text);
  } catch {
    throw new Failure('malformed');
  }
  if (!Array.isArray(events) || events.length > replayLimits.eventsInChunk) throw new Failure('malformed');
  const kept: ReplayEvent[] = events.flatMap((event) => scrubEvent(event, { page, isOurs: mayBeOurs }) ?? []);
  return JSON.stringify(kept);
}

function watching({ database, vault, now }: ReplayDeps) {
  return {
    list: async ({ orgCode }: Person, before: Date | undefined) => {
      const asked = { since: keptSince(now()), before: before ?? new Date(now().getTime() + 1), max: pageMax + 1 };
      const rows = await database.inOrg(orgCode, (tx) => listReplays(tx, orgCode, asked));
      const items = rows.slice(0, pageMax);
      return { items, next: rows.length > pageMax ? (items.at(-1)?.startedAt.toISOString() ?? null) : null };
    },

    /** Neither is there without the other: what is shown, and the line that says who looked and why. */
    watch: ({ orgCode, identityUuid }: Person, uuid: string, reason: LookReason) =>
      database.inOrg(orgCode, async (tx) => {
        const opened = await openReplay(tx, vault, { orgCode, uuid }, keptSince(now()));
        if (!opened) throw new Failure('notFound');
        const look = { act: 'replayWatched', what: `replay ${uuid}`, why: lookedBecause(reason) } as const;
        await writeAudit(tx, orgCode, { identityUuid }, { ...look, aboutIdentity: opened.identityUuid }, now());
        return { startedAt: opened.startedAt, chunks: opened.chunks };
      }),
  };
}
