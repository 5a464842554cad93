/**
 * Registrations that are not finished, for people without an account. Promises: only the browser that began one finds it
 * again, by a handle that no one can guess and no script reads; a copy of the database tells nothing of it; what two tabs
 * save loses nothing of either; a week after the last change it is gone.
 */
import { hash, randomBytes } from 'node:crypto';
import { DRAFT_LIFE_MS, type Draft, isRegistrationId, mergeDrafts } from '#core/registration/draft.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { type DraftOf, deleteDraft, forgetOldDrafts, readDraft, writeDraft } from '../../store/drafts.ts';
import type { Vault } from '../../store/vault.ts';

interface DraftsOptions {
  readonly database: Database;
  readonly vault: Vault;
  /** The code whose data a site's belongs to; undefined for an organization we do not know. */
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly now: () => Date;
}

/** Which draft is meant: where, by whose browser, under which id. */
interface Asked {
  readonly orgCode: string;
  readonly handle: string | undefined;
  readonly registrationId: string;
}

export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts({ database, vault, canonicalOf, now }: DraftsOptions) {
  const orgOf = ({ orgCode, registrationId }: Asked): string => {
    const canonical = canonicalOf(orgCode);
    if (canonical === undefined || !isRegistrationId(registrationId)) throw new Failure('notFound');
    return canonical;
  };
  const of = (orgCode: string, handle: string, registrationId: string): DraftOf => ({
    orgCode,
    handleHash: hash('sha256', handle, 'base64url'),
    registrationId,
  });
  const find = async (tx: Parameters<typeof readDraft>[0], at: DraftOf) => {
    const text = await readDraft(tx, vault, at, now());
    return text === undefined ? undefined : (JSON.parse(text) as Draft);
  };
  return {
    read: async (asked: Asked): Promise<Draft | undefined> => {
      const orgCode = orgOf(asked);
      const { handle, registrationId } = asked;
      if (!isHandle(handle)) return undefined;
      return database.inOrg(orgCode, (tx) => find(tx, of(orgCode, handle, registrationId)));
    },
    /** Gives the handle it is kept under: the browser's own, or a new one. */
    save: async (asked: Asked, draft: Draft): Promise<string> => {
      const orgCode = orgOf(asked);
      const handle = isHandle(asked.handle) ? asked.handle : randomBytes(32).toString('base64url');
      const at = of(orgCode, handle, asked.registrationId);
      await database.inOrg(orgCode, async (tx) => {
        const known = await find(tx, at);
        const kept = known ? mergeDrafts(known, draft) : draft;
        const moments = { now: now(), expiresAt: new Date(now().getTime() + DRAFT_LIFE_MS) };
        await writeDraft(tx, vault, at, JSON.stringify(kept), moments);
      });
      return handle;
    },
    remove: async (asked: Asked): Promise<void> => {
      const orgCode = orgOf(asked);
      const { handle, registrationId } = asked;
      if (isHandle(handle)) await database.inOrg(orgCode, (tx) => deleteDraft(tx, of(orgCode, handle, registrationId)));
    },
    /** For the worker: of one organization, what no one came back to. */
    forgetOld: (orgCode: string): Promise<number> =>
      database.inOrg(orgCode, (tx) => forgetOldDrafts(tx, orgCode, now())),
  };
}

function isHandle(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
