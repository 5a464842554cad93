/**
 * Complaints. Promises: one that was sent is kept once with the day by which it is answered, and one that says something else
 * is never taken for it; staff see those of their own organization and none of their own; an answer is given once, stays
 * written, and is in the outbox in the same transaction.
 */
import { randomUUID } from 'node:crypto';
import { answerDue } from '#core/law/complaints.ts';
import type { ComplaintKind, TakenComplaint } from '#core/support/complaints.ts';
import { csvOf } from '#core/support/csv.ts';
import * as deskWords from '#core/words/en/console/complaints.ts';
import * as words from '#core/words/en/support/complaints.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Origination } from '../../lending/origination/index.ts';
import type { Outbox } from '../../messages/index.ts';
import { applicationByLoanNumber, readApplicationsBy } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import { once } from '../../store/command-answers.ts';
import {
  answerComplaint,
  type Complaint,
  complaintsOf,
  countComplaints,
  exportComplaints,
  holdComplaint,
  insertComplaint,
  listComplaints,
} from '../../store/complaints.ts';
import type { Database, Tx } from '../../store/database.ts';
import { findProfile } from '../../store/profiles.ts';
import type { Vault } from '../../store/vault.ts';

interface ComplaintDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly outbox: Pick<Outbox, 'add'>;
  readonly views: Pick<Origination, 'view'>;
  /** Where an answer goes: the address of their account. */
  readonly emailOf: (person: Person) => Promise<string>;
  readonly lenderOf: (orgCode: string) => { readonly name: string } | undefined;
}

const pageMax = 50;
const exportMax = 10_000;
const dayMs = 86_400_000;

export type Complaints = ReturnType<typeof createComplaints>;

export function createComplaints(deps: ComplaintDeps) {
  return { ...ofBorrowers(deps), ...atTheDesk(deps), ...reporting(deps) };
}

interface Sent {
  readonly kind: ComplaintKind;
  readonly message: string;
  readonly applicationUuid?: string | undefined;
}

function ofBorrowers({ database, vault, views, emailOf }: ComplaintDeps) {
  return {
    send: async (person: Person, sent: Sent, requestKey: string) => {
      const { kind, message, applicationUuid } = sent;
      const { orgCode, identityUuid } = person;
      if (applicationUuid !== undefined) await views.view(person, applicationUuid);
      const email = await emailOf(person);
      const claim = { orgCode, identityUuid, key: requestKey, content: ['complaint', sent] };
      return database.inOrg(orgCode, (tx, now) =>
        once(tx, vault, claim, async () => {
          const { firstName = '', lastName = '' } = (await findProfile(tx, orgCode, identityUuid)) ?? {};
          const [uuid, dueAt] = [randomUUID(), answerDue(now)];
          await insertComplaint(tx, vault, orgCode, {
            ...{ uuid, kind, channel: 'site', identityUuid, byUuid: identityUuid, requestKey },
            ...{ name: `${firstName} ${lastName}`.trim(), email, message, receivedAt: now, dueAt },
            applicationUuid: applicationUuid ?? null,
          });
          return { uuid, dueAt: dueAt.toISOString() };
        }),
      );
    },
    mine: ({ orgCode, identityUuid }: Person) =>
      database.inOrg(orgCode, async (tx) =>
        (await complaintsOf(tx, vault, orgCode, identityUuid)).map(
          ({ uuid, kind, message, receivedAt, dueAt, answeredAt, answer }) => ({
            ...{ uuid, kind, message, answer },
            receivedAt: receivedAt.toISOString(),
            dueAt: dueAt.toISOString(),
            answeredAt: answeredAt?.toISOString() ?? null,
          }),
        ),
      ),
  };
}

interface Asked {
  readonly list: 'open' | 'all';
  readonly after?: string | undefined;
}

function atTheDesk({ database, vault, outbox, lenderOf }: ComplaintDeps) {
  return {
    list: (person: Person, { list, after }: Asked) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const found = await listComplaints(tx, vault, orgCode, { list, after: cursorFrom(after), max: pageMax + 1 });
        const page = found.slice(0, pageMax);
        const last = found.length > pageMax ? page.at(-1) : undefined;
        const at = last && (list === 'open' ? last.dueAt : last.receivedAt);
        const open = await openTo(tx, person, page);
        return {
          complaints: open.map((one) => shown(one, now)),
          next: last && at ? `${at.toISOString()}~${last.uuid}` : null,
        };
      }),
    take: (person: Person, taken: TakenComplaint, requestKey: string) => {
      const { orgCode, identityUuid } = person;
      const claim = { orgCode, identityUuid, key: requestKey, content: ['taken complaint', taken] };
      return database.inOrg(orgCode, (tx, now) =>
        once(tx, vault, claim, async () => {
          const complaint = await newTaken({ tx, now }, person, taken);
          await insertComplaint(tx, vault, orgCode, { ...complaint, requestKey });
          await writeAudit(tx, orgCode, person, { act: 'complaintTaken', what: complaint.uuid }, now);
          return { uuid: complaint.uuid };
        }),
      );
    },
    answer: (person: Person, uuid: string, answer: string): Promise<void> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode, identityUuid: by } = person;
        const complaint = await holdComplaint(tx, vault, orgCode, uuid);
        const [open] = complaint ? await openTo(tx, person, [complaint]) : [];
        if (!open) throw new Failure('notFound');
        if (open.answeredAt !== null) throw new Failure('conflict', { errors: [words.isAnswered] });
        await answerComplaint(tx, vault, orgCode, { uuid, by, answer }, now);
        if (open.email !== null) {
          const lender = lenderOf(orgCode)?.name ?? orgCode;
          const details = { subject: words.subject(lender), words: words.replyWords(answer, lender, open.message) };
          const message = { kind: 'complaintReply', identityKind: 'customer', recipient: open.email, details } as const;
          await outbox.add(tx, orgCode, { ...message, key: `complaint ${uuid}` });
        }
        await writeAudit(tx, orgCode, person, { act: 'complaintAnswered', what: uuid }, now);
      }),
  };
}

async function newTaken({ tx, now }: { readonly tx: Tx; readonly now: Date }, person: Person, taken: TakenComplaint) {
  const { kind, channel, name, message, email = null, receivedOn, loanNumber } = taken;
  // The middle of the day: the same day in every one of our zones.
  const received = new Date(`${receivedOn}T17:00:00Z`);
  if (received.getTime() > now.getTime() + dayMs / 2)
    throw new Failure('invalid', { param: 'receivedOn', message: words.notInTheFuture });
  const receivedAt = received > now ? now : received;
  return {
    ...{ uuid: randomUUID(), kind, channel, identityUuid: null, byUuid: person.identityUuid, name, email, message },
    ...{ receivedAt, dueAt: answerDue(receivedAt) },
    applicationUuid: loanNumber ? await applicationFor(tx, person, loanNumber) : null,
  };
}

function reporting({ database }: ComplaintDeps) {
  return {
    report: ({ orgCode }: Person, year: string) =>
      database.inOrg(orgCode, async (tx) => ({ year, rows: await countComplaints(tx, orgCode, Number(year)) })),
    exportAll: (person: Person, year: string): Promise<string> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const found = await exportComplaints(tx, orgCode, Number(year), exportMax);
        await writeAudit(tx, orgCode, person, { act: 'complaintsExported', what: `${year}: ${found.length}` }, now);
        return csvOf(
          deskWords.csv,
          found.map(({ uuid, kind, channel, receivedAt, dueAt, answeredAt, loanNumber }) => [
            ...[uuid, words.kinds[kind], words.channels[channel], receivedAt.toISOString(), dueAt.toISOString()],
            answeredAt?.toISOString() ?? '',
            answeredAt ? ((answeredAt.getTime() - receivedAt.getTime()) / dayMs).toFixed(1) : '',
            answeredAt ? (answeredAt >= dueAt ? deskWords.yes : deskWords.no) : '',
            loanNumber ?? '',
          ]),
        );
      }),
  };
}

/** None that they made themselves, and none about an application of theirs. */
async function openTo(tx: Tx, person: Person, found: readonly Complaint[]): Promise<readonly Complaint[]> {
  const about = await readApplicationsBy(tx, person.orgCode, [
    ...new Set(found.flatMap(({ applicationUuid }) => applicationUuid ?? [])),
  ]);
  const emails = person.known?.emails.map((email) => email.toLowerCase()) ?? [];
  return found.filter(({ identityUuid, applicationUuid, email }) => {
    const application = applicationUuid === null ? undefined : about.get(applicationUuid);
    const isMine = identityUuid === person.identityUuid || (email !== null && emails.includes(email.toLowerCase()));
    return !isMine && !(application && isTheirOwn(person, application));
  });
}

async function applicationFor(tx: Tx, person: Person, loanNumber: string): Promise<string> {
  const application = await applicationByLoanNumber(tx, person.orgCode, loanNumber);
  if (!application || isTheirOwn(person, application))
    throw new Failure('invalid', { param: 'loanNumber', message: deskWords.noSuchLoan });
  return application.uuid;
}

function shown(complaint: Complaint, now: Date) {
  const { uuid, kind, channel, name, email, message, applicationUuid, loanNumber, answer, answeredByName } = complaint;
  const { receivedAt, dueAt, answeredAt } = complaint;
  return {
    ...{ uuid, kind, channel, name, message, applicationUuid, loanNumber, hasEmail: email !== null },
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate: (answeredAt ?? now) >= dueAt,
    answer: answeredAt && answer !== null ? { by: answeredByName, at: answeredAt.toISOString(), text: answer } : null,
  };
}

function cursorFrom(after: string | undefined) {
  if (after === undefined) return undefined;
  const [at = '', uuid = ''] = after.split('~');
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(uuid)) throw new Failure('invalid', { param: 'after' });
  return { at, uuid };
}
