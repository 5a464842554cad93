/**
 * Emails to people about an application, as staff see them: what was sent, in the words people got, and writing another.
 * Promises that no staff reads the emails of their own application.
 */
import type { Application } from '#core/application/application.ts';
import * as sending from '#core/words/en/emails/sending.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type Marking, once } from '../store/command-answers.ts';
import type { Database } from '../store/database.ts';
import { copiesAbout, copyOf, type MessageCopy } from '../store/message-copies.ts';
import { underwayAbout } from '../store/outbox.ts';
import { type DeskPage, markAt, pageOf, readMark, readMax } from '../store/pages.ts';
import type { Outbox } from './outbox.ts';
import type { Sender } from './sender.ts';

interface StaffEmailsDeps {
  readonly database: Database;
  readonly marking: Marking;
  readonly outbox: Outbox;
  readonly sender: Pick<Sender, 'sendNow'>;
  readonly view: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
  /** The code of the site that lends on the home: an organization may have two, and the email wears that one’s look. */
  readonly siteOf: (application: Application) => string;
}

/** To one owner: words of one's own, or an email of ours again. */
type NewEmail =
  | { readonly toIdentity: string; readonly subject: string; readonly words: string }
  | { readonly again: string };

export type StaffEmails = ReturnType<typeof createStaffEmails>;

export function createStaffEmails({ database, marking, outbox, sender, view, siteOf }: StaffEmailsDeps) {
  const copy = ({ orgCode }: Person, uuid: string, one: Parameters<typeof copyOf>[3]) =>
    database.inOrg(orgCode, (tx) => copyOf(tx, orgCode, uuid, one));
  return {
    /** The newest first, a page at a time. */
    list: async (person: Person, uuid: string, cursor?: string): Promise<DeskPage<MessageCopy>> => {
      await view(person, uuid);
      const asked = { applicationUuid: uuid, after: readMark(cursor), max: readMax };
      const found = await database.inOrg(person.orgCode, (tx) => copiesAbout(tx, person.orgCode, asked));
      return pageOf(found, (one) => markAt(one.sentAt, one.uuid));
    },
    /** What is still to go, and what was given up: a message that one looks for in vain is here. */
    underway: async (person: Person, uuid: string) => {
      const { application } = await view(person, uuid);
      const rows = await database.inOrg(person.orgCode, (tx) => underwayAbout(tx, person.orgCode, uuid));
      return rows.map(({ uuid: id, kind, channel, toIdentity, nextTryAt, isGivenUp }) => ({
        ...{ uuid: id, kind, channel, isGivenUp },
        to: nameOf(application, toIdentity),
        nextTryAt: nextTryAt.toISOString(),
      }));
    },
    /** The same key is the same email: it goes out once. One that cannot be sent just now is sent later. */
    write: async (person: Person, uuid: string, email: NewEmail, requestKey: string): Promise<void> => {
      const { application } = await view(person, uuid);
      const { orgCode, identityUuid: writtenBy } = person;
      const { toIdentity, subject, words } =
        'again' in email ? again(await copy(person, uuid, { uuid: email.again })) : email;
      const { name: toName, email: recipient } = ownerOf(application, toIdentity);
      const key = `desk ${writtenBy} ${requestKey}`;
      const claim = { orgCode, identityUuid: writtenBy, key: requestKey, content: ['staff email', uuid, email] };
      await database.inOrg(orgCode, (tx) =>
        once(tx, marking, claim, () =>
          outbox.add(tx, orgCode, {
            kind: 'staffEmail',
            key,
            applicationUuid: uuid,
            toIdentity,
            recipient,
            details: { subject, words, toName, writtenBy, site: siteOf(application) },
          }),
        ),
      );
      await sender.sendNow(orgCode, key);
      if ((await copy(person, uuid, { key }))?.isRefused)
        throw new Failure('conflict', { errors: [sending.callThemInstead] });
    },
  };
}

/** An email with a link that lets someone in is made again where it is made, never copied. */
function again(copy: MessageCopy | undefined) {
  if (copy?.channel !== 'email') throw new Failure('notFound');
  if (copy.words.includes(sending.forReaderAlone))
    throw new Failure('conflict', { errors: [sending.remindTheOwnerInstead] });
  return copy;
}

function nameOf({ borrower, signers }: Application, identityUuid: string): string {
  if (identityUuid === borrower.identityUuid) return `${borrower.name.firstName} ${borrower.name.lastName}`;
  return signers.find((one) => one.identityUuid === identityUuid)?.name ?? '';
}

function ownerOf({ borrower, signers }: Application, identityUuid: string) {
  if (identityUuid === borrower.identityUuid) {
    const { firstName, lastName } = borrower.name;
    return { identityUuid, name: `${firstName} ${lastName}`, email: borrower.email };
  }
  const signer = signers.find((one) => one.identityUuid === identityUuid);
  if (!signer) throw new Failure('notFound');
  return { identityUuid, name: signer.name, email: signer.email };
}
