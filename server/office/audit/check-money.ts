/** Whether money was let go as it must be: filed while it was owed, approved by two, and after the right to cancel had ended. */
import { facts } from '#core/journey/facts.ts';
import type { BookRow, CaseRows } from '../../store/audit-rows.ts';
import type { SealedEvent } from '../../store/history-seals.ts';
import type { CaseCheck } from './checks.ts';
import { paysBorrower, paysCreditors, voidsApprovals } from './money-words.ts';

export const checkFiles: CaseCheck = ({ book, filed }) =>
  filed.flatMap(({ n, payee, attempt, filedAt }) => {
    const row = book.find((one) => one.n === n);
    if (row?.kind !== 'sent' || row.payee !== payee || row.attempt !== attempt)
      return [{ seq: row?.seq ?? null, what: `entry ${n} is in a file and is no payment` }];
    const back = returnOf(book, row);
    return back && back.at.getTime() <= filedAt.getTime()
      ? [{ seq: row.seq, what: `entry ${n} came back before it was put in a file` }]
      : [];
  });

function returnOf(book: readonly BookRow[], { n, payee }: BookRow): BookRow | undefined {
  const next = book.find((one) => one.n > n && one.payee === payee && one.kind !== 'settled');
  return next?.kind === 'returned' ? next : undefined;
}

/** The events by which money left, whether the book knows of it or not. */
export function releases({ events, book }: CaseRows): SealedEvent[] {
  const sent = new Set(book.filter(({ kind }) => kind === 'sent').map(({ seq }) => seq));
  return events.filter((event) => sent.has(event.seq) || paysBorrower(event) || paysCreditors(event));
}

export const checkApprovals: CaseCheck = (known) => {
  const owners = ownersOf(known);
  return releases(known).flatMap(({ seq }) => {
    const before = known.events.filter((event) => event.seq <= seq);
    const voided = before.findLast(voidsApprovals)?.seq ?? 0;
    // What was sent names what was approved: another account or another figure needs approvals of its own.
    const release = known.book.find((row) => row.seq === seq && row.kind === 'sent')?.release ?? null;
    const people = new Set(
      before
        .filter((one) => one.event === 'fundingApproved' && one.seq > voided && isTheirOwn(one) && isOf(one, release))
        .map(({ byIdentity }) => byIdentity ?? '')
        .filter((identity) => !owners.has(identity)),
    );
    return people.size >= 2 ? [] : [{ seq, what: `money left with ${people.size} of two approvals` }];
  });
};

function isTheirOwn({ byRole, byIdentity, payload }: SealedEvent): boolean {
  const { approver } = (payload ?? {}) as { approver?: string };
  return byRole === 'operations' && byIdentity !== null && approver === byIdentity;
}

function isOf({ payload }: SealedEvent, release: string | null): boolean {
  return release === null || (payload as { release?: string } | null)?.release === release;
}

/** As the application has them and as the history does: taking one out of the record hides no one. */
function ownersOf({ record, events }: CaseRows): ReadonlySet<string> {
  const told = events.flatMap(({ event, byRole, byIdentity, payload }) => {
    if (event === 'created' && byRole === 'borrower') return [byIdentity ?? ''];
    return event === 'signerAdded' ? [(payload as { identityUuid?: string }).identityUuid ?? ''] : [];
  });
  const known = record ? [record.borrower, ...record.signers].map(({ identityUuid }) => identityUuid) : [];
  return new Set([...told, ...known].filter((identity) => identity !== ''));
}

export const checkRescission: CaseCheck = (known) =>
  releases(known).flatMap(({ seq, at }) => {
    const before = known.events.filter((event) => event.seq <= seq);
    const renewed =
      before.findLast(({ event }) => ['rescissionNoticesReissued', 'reconsidered'].includes(event))?.seq ?? 0;
    const since = (name: string) => before.findLast(({ event, seq: when }) => event === name && when > renewed);
    const notices = since('rescissionNoticesDelivered');
    const mayCancel = notices !== undefined || (known.record !== undefined && facts.canRescind(known.record));
    if (!mayCancel || since('rescissionWaived')) return [];
    const { endsAt } = (notices?.payload ?? {}) as { endsAt?: string };
    if (endsAt === undefined) return [{ seq, what: 'money left before the notices of the right to cancel' }];
    return at.getTime() < Date.parse(endsAt) ? [{ seq, what: 'money left while the right to cancel lasted' }] : [];
  });

/** Each report is one inquiry on one consent: the rows that claim them and the history must tell the same. */
export const checkInquiries: CaseCheck = ({ events, inquiries }) => {
  const reports = events.filter(
    ({ event, payload }) =>
      event === 'hardCreditReturned' && (payload as { outcome?: string } | null)?.outcome !== 'frozen',
  );
  const consents = new Set(inquiries.map(({ consentUuid }) => consentUuid));
  const times = new Set(inquiries.map(({ at }) => at.getTime()));
  return [
    ...reports
      .filter(({ at }) => !times.has(at.getTime()))
      .map(({ seq }) => ({ seq, what: 'a hard inquiry without a consent of its own' })),
    ...(inquiries.length > reports.length
      ? [{ seq: null, what: `${inquiries.length} consents are used and ${reports.length} reports came` }]
      : []),
    ...(consents.size < inquiries.length ? [{ seq: null, what: 'a consent is used twice' }] : []),
  ];
};
