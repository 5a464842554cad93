/** Asks the chatbot of core, with what it may know: the lender's published facts, and of who is signed in their own application. */
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import { ownApplication } from '#core/chat/bot-context.ts';
import { isChatOpen } from '#core/chat/hours.ts';
import { isClosed } from '#core/journey/statuses.ts';
import { brandFactsOf } from '#core/support/articles/index.ts';
import { answer, type BotContext } from '#core/support/bot/index.ts';
import { isSigner, type Person } from '../../actor.ts';
import type { ConversationRow } from '../../store/conversations.ts';
import type { AskBot } from './bot.ts';
import type { Hours } from './hours.ts';

export interface BotDeps {
  readonly brandOf: (orgCode: string) => Brand;
  /** The applications of this person alone. */
  readonly listOf: (person: Person) => Promise<readonly { readonly application: Application }[]>;
  /** Whether one of them rests longer than its status allows, and when our team was told, if it was. */
  readonly overdueOf: (person: Person, uuid: string) => Promise<{ readonly toldAt: Date | null } | null>;
}

export function askCore({ brandOf, ...of }: BotDeps, hours: Pick<Hours, 'of'>): AskBot {
  return async ({ question, row, person }) => {
    const open = await hours.of(row.orgCode);
    const said = answer(question, {
      brand: brandFactsOf(brandOf(row.orgCode)),
      isOpenNow: isChatOpen(open.hours, open.now.getTime()),
      person: person ? await described(of, person, row) : null,
    });
    if (said.kind === 'handOver') return { kind: 'handOver', text: said.text };
    const { questionId, text, source, alsoFrom, nextSteps } = said;
    const parts = { questionId, source, ...(alsoFrom && { alsoFrom }), steps: [...nextSteps] };
    return { kind: 'answer', text, parts };
  };
}

/** The application the conversation is about; else the one that is still going on. */
async function described(
  { listOf, overdueOf }: Pick<BotDeps, 'listOf' | 'overdueOf'>,
  person: Person,
  { applicationUuid }: ConversationRow,
): Promise<BotContext['person']> {
  if (isSigner(person)) return { as: 'signer' };
  const own = (await listOf(person)).map(({ application }) => application);
  const found = own.find(({ uuid }) => uuid === applicationUuid) ?? own.find(({ status }) => !isClosed(status));
  if (!found) return { as: 'borrower', application: null };
  return { as: 'borrower', application: ownApplication(found, await overdueOf(person, found.uuid)) };
}
