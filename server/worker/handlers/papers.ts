/** Papers and uploads as vendors take them: the very bytes that server/lending/documents keeps, read only when the vendor wants them. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { nameOf } from '#core/documents/facts.ts';
import { type Package, type PaperType, papersIn } from '#core/documents/papers.ts';
import type { DocumentRecord, Documents } from '../../lending/documents/index.ts';
import type { Paper, Upload } from '../../vendors/documents/paper.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import type { Work } from '../effects.ts';

/** Draws up what a package holds for this application; drawn before and unchanged, it is the same papers. */
export async function drawUp(
  documents: Documents,
  { about }: Work,
  types: readonly PaperType[],
  cancelBy: CalendarDate | null = null,
): Promise<Paper[]> {
  const made = await documents.make({ ...about, cancelBy }, types);
  return made.map((record) => paperOf(documents, about.application, record));
}

/** What was drawn up before, as it stands now; drawn up at once where operations put the application past that step. */
export async function papersOf(documents: Documents, work: Work, name: Package): Promise<Paper[]> {
  const { application } = work.about;
  const types = papersIn(name, application);
  const known = await documents.latest(ofApplication(application), types, 'system');
  if (known.length === 0) return drawUp(documents, work, types);
  return known.map((record) => paperOf(documents, application, record));
}

function paperOf(documents: Documents, application: Application, record: DocumentRecord): Paper {
  const { uuid, title, sha256, mediaType } = record;
  return {
    documentUuid: uuid,
    title,
    sha256,
    mediaType,
    content: async () => (await documents.read(ofApplication(application), uuid, 'system')).content,
  };
}

const ofApplication = ({ orgCode, uuid }: Application) => ({ orgCode, applicationUuid: uuid });

/** A document that someone sent, with its real name and bytes. */
export type ReadUpload = (application: Application, documentUuid: string) => Promise<Upload>;

export function uploadsFrom(documents: Pick<Documents, 'read'>): ReadUpload {
  return async ({ orgCode, uuid: applicationUuid }, documentUuid) => {
    const { record, content } = await documents.read({ orgCode, applicationUuid }, documentUuid, 'system');
    return { documentUuid, fileName: record.title, mediaType: record.mediaType, content: async () => content };
  };
}

export function fullName({ name }: Application['borrower']): string {
  return nameOf(name);
}
export function borrowerAsRecipient({ borrower }: Application): Recipient {
  return { identityUuid: borrower.identityUuid, name: fullName(borrower), email: borrower.email };
}

/** Everyone who owns the house, the borrower first. */
export function owners(application: Application): Recipient[] {
  return [
    borrowerAsRecipient(application),
    ...application.signers.map(({ identityUuid, name, email }) => ({ identityUuid, name, email })),
  ];
}
