/**
 * The deed before a notary. Promises: each owner's mark and the notary's seal are put on it once, however often and by
 * however many they are asked for; and a meeting that fails leaves the deed as it was drawn up, for ink.
 */
import type { SigningEvent } from '#core/documents/signing.ts';
import type { NotaryCertificate } from '#core/notary/certificate.ts';
import * as words from '#core/words/en/errors/papers.ts';
import { Failure } from '../../failure.ts';
import type { DocumentRecord } from '../../store/documents.ts';
import { notaryReason } from './seal.ts';
import type { Seal } from './sign-seal.ts';
import { fieldsFor, type SigningPerson } from './signing-evidence.ts';
import type { Of, Store } from './store.ts';

interface DeedDeps {
  readonly store: Store;
  readonly events: (of: Of) => Promise<readonly SigningEvent[]>;
  readonly seal: Seal;
}

export function deedSigning({ store, events, seal }: DeedDeps) {
  const deedOf = async (of: Of): Promise<DocumentRecord> => {
    const deed = (await store.latest(of, ['SECURITY_INSTRUMENT'], 'system')).at(-1);
    if (!deed) throw new Failure('conflict', { errors: [words.thereIsNoDeedTo] });
    return deed;
  };
  const contentOf = async (of: Of, uuid: string) => (await store.read(of, uuid, 'system')).content;

  /** A document is replaced once: of two at the same time one comes too late, and looks again whether there is work left. */
  const once = async (
    of: Of,
    isWanted: (deed: DocumentRecord) => boolean | Promise<boolean>,
    put: (deed: DocumentRecord) => Promise<unknown>,
  ): Promise<void> => {
    const deed = await deedOf(of);
    if (!(await isWanted(deed))) return;
    try {
      await put(deed);
    } catch (error) {
      if ((await deedOf(of)).uuid === deed.uuid) throw error;
      await once(of, isWanted, put);
    }
  };

  const drawnUp = async (of: Of, deed: DocumentRecord) => firstShown(await events(of), deed.uuid);

  return {
    sign: (of: Of, person: SigningPerson): Promise<void> =>
      once(
        of,
        (deed) => fieldsFor(deed, person.identityUuid).length > 0,
        (deed) => seal(of, person, deed, { way: 'typed', name: person.name }),
      ),
    notarise: (of: Of, notary: SigningPerson, certificate: NotaryCertificate): Promise<void> =>
      once(
        of,
        // Its own bytes say it: they are there before the row of evidence is.
        async ({ uuid }) => !(await contentOf(of, uuid)).includes(notaryReason),
        (deed) => seal(of, notary, deed, { way: 'typed', name: notary.name }, certificate),
      ),
    withdraw: (of: Of): Promise<void> =>
      once(
        of,
        async (deed) => (await drawnUp(of, deed)) !== deed.uuid,
        async (deed) => {
          const { record, content } = await store.read(of, await drawnUp(of, deed), 'system');
          const { type, title, mediaType, belongsTo, fields } = record;
          const again = { ...of, type, title, mediaType, belongsTo, fields, content };
          await store.keep({ ...again, uploadedBy: null, replaces: deed.uuid });
        },
      ),
    read: async (of: Of): Promise<{ record: DocumentRecord; content: Buffer }> =>
      store.read(of, (await deedOf(of)).uuid, 'system'),
  };
}

/** What was shown before anyone signed: each signature names the paper it was put on. */
function firstShown(events: readonly SigningEvent[], uuid: string): string {
  let first = uuid;
  for (let before: unknown = uuid; typeof before === 'string'; ) {
    first = before;
    before = events.find(({ event, documentUuid }) => event === 'signed' && documentUuid === first)?.details[
      'shownUuid'
    ];
  }
  return first;
}
