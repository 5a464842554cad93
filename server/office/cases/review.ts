/**
 * The papers of an application beside what they should prove. Promises that staff see those of their organization and
 * never their own, that no file is judged which no one could look at, and that a hidden fact is compared and not told.
 */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type Condition, isAsked } from '#core/conditions/condition.ts';
import { compare, type Verdict } from '#core/desk/compare.ts';
import { zoneOf } from '#core/desk/due.ts';
import { type FactName, factRows, factsOf, proves, type ShownFact } from '#core/desk/proofs.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import * as words from '#core/words/en/errors/review.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { DocumentRecord, Documents } from '../../lending/documents/index.ts';
import type { OpenAtDesk } from '../../lending/origination/index.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';

interface ReviewDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly documents: Pick<Documents, 'list'>;
  readonly openAtDesk: OpenAtDesk;
}

export interface ReviewedPaper {
  readonly record: DocumentRecord;
  readonly facts: readonly ShownFact[];
}

export interface ReviewedPart {
  readonly condition: Condition | null;
  readonly papers: readonly ReviewedPaper[];
  readonly unchecked: number;
}

export interface ReviewedCase {
  readonly application: Application;
  readonly version: number;
  readonly today: CalendarDate;
  readonly parts: readonly ReviewedPart[];
}

export type Review = ReturnType<typeof createReview>;

export function createReview({ database, vault, documents, openAtDesk }: ReviewDeps) {
  const open = (person: Person, uuid: string) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const stored = await openAtDesk(tx, person, uuid, now);
      const file = await readFile(tx, vault, { orgCode: person.orgCode, applicationUuid: uuid });
      return { ...stored, file, today: dateIn(zoneOf(stored.application), now) };
    });
  /** Only what passed its virus check: what waits for it is known by its number alone. */
  const sent = async ({ orgCode, identityUuid }: Person, applicationUuid: string) => {
    const all = await documents.list({ orgCode, applicationUuid }, { staffUuid: identityUuid });
    return all.filter(({ uploadedBy }) => uploadedBy !== null);
  };
  return {
    read: async (person: Person, uuid: string): Promise<ReviewedCase> => {
      const { application, version, file, today } = await open(person, uuid);
      return { application, version, today, parts: partsOf(application, file, await sent(person, uuid)) };
    },

    compare: async (person: Person, uuid: string, documentUuid: string, said: Said): Promise<Verdict | null> => {
      const { application, file, today } = await open(person, uuid);
      const paper = (await sent(person, uuid)).find((one) => one.uuid === documentUuid);
      const facts: readonly FactName[] = (paper && provedBy(paper.type)) ?? [];
      if (!paper || !facts.includes(said.fact)) throw new Failure('notFound');
      const { rule, stated } = factRows[said.fact];
      const about = { application, file, ...whose(application, paper) };
      await database.inOrg(person.orgCode, (tx, now) =>
        writeAudit(
          tx,
          person.orgCode,
          person,
          { act: 'factCompared', what: `${said.fact} ${paper.type} ${paper.uuid}`, applicationUuid: uuid },
          now,
        ),
      );
      return compare(rule, stated(about), said.onPaper, today) ?? null;
    },

    /** No one says of a file that it is enough, or false, which no one could open. */
    mustBeReadable: async (person: Person, uuid: string, event: StaffEvent, payload: object): Promise<void> => {
      if (event !== 'conditionCleared' && event !== 'fraudSuspected') return;
      const { conditionUuid } = payload as { readonly conditionUuid?: string };
      const { application } = await open(person, uuid);
      const condition = application.conditions.find((one) => one.uuid === conditionUuid);
      if (!condition || condition.documentUuids.length === 0) return;
      if (uncheckedOf(condition, await sent(person, uuid)) > 0)
        throw new Failure('conflict', { errors: [words.stillBeingChecked], present: { code: 'stillBeingChecked' } });
    },
  };
}

interface Said {
  readonly fact: FactName;
  readonly onPaper: string;
}

const provedBy = (type: string) => (proves as Readonly<Record<string, readonly FactName[] | undefined>>)[type];

/** Whose paper it is: an owner's own, or the borrower's; and the question it came with. */
function whose({ conditions, signers }: Application, { uuid, belongsTo }: DocumentRecord) {
  const condition = conditions.find(({ documentUuids }) => documentUuids.includes(uuid));
  const isOwners = signers.some(({ identityUuid }) => identityUuid === belongsTo);
  return { condition, signerUuid: condition?.signerUuid ?? (isOwners ? belongsTo : null) };
}

const uncheckedOf = ({ documentUuids }: Condition, records: readonly DocumentRecord[]) =>
  documentUuids.filter((one) => !records.some(({ uuid }) => uuid === one)).length;

/** What waits for eyes first: answers, the oldest before the newer; then what is asked again; then everything else. */
function partsOf(
  application: Application,
  file: UnderwritingFile | undefined,
  records: readonly DocumentRecord[],
): ReviewedPart[] {
  const paperOf = (record: DocumentRecord): ReviewedPaper => ({
    record,
    facts: factsOf(record.type, { application, file, ...whose(application, record) }),
  });
  const asked = application.conditions
    .filter((one) => isAsked(one) && one.documentUuids.length > 0)
    .toSorted((one, other) => waitingSince(one).localeCompare(waitingSince(other)));
  const named = new Set(asked.flatMap(({ documentUuids }) => documentUuids));
  const others = records.filter(({ uuid }) => !named.has(uuid)).map(paperOf);
  const parts = asked.map((condition) => ({
    condition,
    papers: condition.documentUuids.flatMap((one) => records.filter(({ uuid }) => uuid === one).map(paperOf)),
    unchecked: uncheckedOf(condition, records),
  }));
  return [...parts, ...(others.length > 0 ? [{ condition: null, papers: others, unchecked: 0 }] : [])];
}

const waitingSince = ({ answeredAt, created }: Condition) => (answeredAt === null ? `1 ${created}` : `0 ${answeredAt}`);
