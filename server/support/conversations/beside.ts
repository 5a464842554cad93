/**
 * What stands beside a conversation. Promises that an agent sees of an application its summary and no more, only where the
 * person was signed in, never one that is the agent's own, and that it stays written who looked.
 */
import type { Brand } from '#core/brand/brand.ts';
import { type ApplicationSummary, applicationFor, type NoSummary, summaryOf } from '#core/chat/application-summary.ts';
import { type Facts, factsOf } from '#core/chat/placeholders.ts';
import { brandFactsOf } from '#core/support/articles/index.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { applicationsOf } from '../../store/applications.ts';
import { isWrittenSince, writeAudit } from '../../store/audit.ts';
import { namesOf } from '../../store/chat-desk.ts';
import { type ConversationRow, openContact, readConversation } from '../../store/conversations.ts';
import type { Database, Tx } from '../../store/database.ts';
import { readOverdue } from '../../store/overdue.ts';
import type { Vault } from '../../store/vault.ts';
import type { Hours } from './hours.ts';

export interface BesideDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly hours: Pick<Hours, 'of'>;
  readonly brandOf: (orgCode: string) => Brand;
}

interface Shown {
  readonly application: ApplicationSummary | null;
  readonly noApplication: NoSummary | null;
}

interface Beside extends Shown {
  readonly facts: Facts;
}

/** The page asks again and again; one row an hour says that someone looked. */
const lookedAgainMs = 3_600_000;

export function createBeside({ database, vault, hours, brandOf }: BesideDeps) {
  const shown = async (tx: Tx, person: Person, row: ConversationRow, now: Date): Promise<Shown> => {
    if (row.identityUuid === null) return { application: null, noApplication: 'visitor' };
    const found = await ofPerson(tx, person, { ...row, identityUuid: row.identityUuid });
    if (!found) return { application: null, noApplication: 'none' };
    await noteLook(tx, person, { applicationUuid: found.uuid, conversation: row.uuid }, now);
    const overdue = await readOverdue(tx, found, now);
    return { application: summaryOf(found, brandOf(found.orgCode).names.display, overdue), noApplication: null };
  };
  return async (person: Person, uuid: string): Promise<Beside> => {
    const { orgCode, identityUuid } = person;
    const { week } = (await hours.of(orgCode)).hours;
    return database.inOrg(orgCode, async (tx, now) => {
      const row = await readConversation(tx, orgCode, uuid);
      if (!row) throw new Failure('notFound');
      const beside = await shown(tx, person, row, now);
      const { name } = await openContact(tx, vault, row);
      const agentName = (await namesOf(tx, orgCode, [identityUuid])).get(identityUuid) ?? '';
      const brand = brandFactsOf(brandOf(orgCode));
      return { ...beside, facts: factsOf({ name, agentName, brand, week, application: beside.application }) };
    });
  };
}

type Signed = ConversationRow & { readonly identityUuid: string };

async function ofPerson(tx: Tx, person: Person, row: Signed) {
  const all = (await applicationsOf(tx, row.orgCode, row.identityUuid)).map(({ application }) => application);
  return applicationFor(
    all.filter((one) => !isTheirOwn(person, one)),
    row,
  );
}

async function noteLook(
  tx: Tx,
  { orgCode, identityUuid }: Person,
  { applicationUuid, conversation }: { readonly applicationUuid: string; readonly conversation: string },
  now: Date,
): Promise<void> {
  const act = 'applicationSummarySeen' as const;
  const since = new Date(now.getTime() - lookedAgainMs);
  if (await isWrittenSince(tx, orgCode, { act, byIdentity: identityUuid, applicationUuid }, since)) return;
  await writeAudit(tx, orgCode, { identityUuid }, { act, what: `chat ${conversation}`, applicationUuid }, now);
}
