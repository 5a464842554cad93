/**
 * Letters to people about an application: what was sent, in their own words, and writing another. Promises that a letter
 * is kept once however often it is handed over, and that no staff reads the post of their own application.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { insertLetterRow, type LetterRow, lettersAbout } from '../store/letters.ts';
import type { Messages } from '../vendors/messages/port.ts';

export interface SentLetter {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly key: string;
  readonly to: { readonly identityUuid: string; readonly name: string; readonly email: string };
  readonly subject: string;
  readonly words: string;
  readonly isRefused: boolean;
  readonly writtenBy?: string;
}

interface LettersDeps {
  readonly database: Database;
  readonly messages: Messages;
  readonly view: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
}

/** To one owner: words of one's own, or a letter of ours once more. */
type NewLetter =
  | { readonly toIdentity: string; readonly subject: string; readonly words: string }
  | { readonly again: string };

export type Letters = ReturnType<typeof createLetters>;

export function createLetters({ database, messages, view }: LettersDeps) {
  const keep = ({ orgCode, to, writtenBy, ...letter }: SentLetter): Promise<void> =>
    database.inOrg(orgCode, (tx, now) =>
      insertLetterRow(tx, orgCode, {
        ...letter,
        uuid: randomUUID(),
        toIdentity: to.identityUuid,
        toName: to.name,
        recipient: to.email,
        writtenBy: writtenBy ?? null,
        sentAt: now,
      }),
    );
  const list = async (person: Person, uuid: string): Promise<LetterRow[]> => {
    await view(person, uuid);
    return database.inOrg(person.orgCode, (tx) => lettersAbout(tx, person.orgCode, uuid));
  };
  return {
    keep,
    list,
    /** The same key is the same letter: it goes out once. */
    write: async (person: Person, uuid: string, letter: NewLetter, key: string): Promise<void> => {
      const { application } = await view(person, uuid);
      const { orgCode, identityUuid } = person;
      const wanted = 'again' in letter ? again(await list(person, uuid), letter.again) : letter;
      const to = ownerOf(application, wanted.toIdentity);
      const { subject, words } = wanted;
      const own = `desk ${identityUuid} ${key}`;
      const handover = await messages.send({
        key: own,
        orgCode,
        channel: 'email',
        recipient: to.email,
        subject,
        words,
      });
      const isRefused = handover === 'refused';
      await keep({ orgCode, applicationUuid: uuid, key: own, to, subject, words, isRefused, writtenBy: identityUuid });
      if (isRefused)
        throw new Failure('conflict', { errors: ['This address cannot be written to. Please call them.'] });
    },
  };
}

/** A letter with a link that lets someone in is made again where it is made, never copied. */
function again(letters: readonly LetterRow[], uuid: string) {
  const letter = letters.find((one) => one.uuid === uuid);
  if (!letter) throw new Failure('notFound');
  if (letter.words.includes('for this person alone'))
    throw new Failure('conflict', { errors: ['An invitation is sent again by reminding the owner.'] });
  return letter;
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
