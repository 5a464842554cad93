/** All that was said, to keep: as a text, or by email. */
import * as words from '#core/words/en/chat/emails.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { type ConversationRow, openContact } from '../../store/conversations.ts';
import type { Engine } from './engine.ts';
import { transcriptOf } from './mail.ts';
import type { PersonSide } from './person.ts';

interface Deps {
  readonly engine: Engine;
  readonly outbox: Pick<Outbox, 'add' | 'nudge'>;
  readonly person: Pick<PersonSide, 'all'>;
}

export function createTranscripts({ engine: { database, vault }, outbox, person }: Deps) {
  return {
    transcript: async (row: ConversationRow): Promise<string> => transcriptOf(await person.all(row)),
    mailTranscript: async (row: ConversationRow): Promise<void> => {
      await database.inOrg(row.orgCode, async (tx) => {
        const { email: recipient } = await openContact(tx, vault, row);
        if (recipient === '') throw new Failure('conflict', { message: words.noEmailWasGiven });
        await outbox.add(tx, row.orgCode, {
          ...{ kind: 'chatTranscript', identityKind: 'customer', recipient, details: { conversation: row.uuid } },
          key: `chat ${row.uuid} transcript ${row.lastSeq}`,
        });
      });
      outbox.nudge(row.orgCode);
    },
  };
}
