/** How a conversation begins: for whom, in which mode, for which team, with which words of welcome. */
import { randomUUID } from 'node:crypto';
import { isChatOpen } from '#core/chat/hours.ts';
import { languageAsked } from '#core/chat/language.ts';
import { modeFor, transports } from '#core/chat/modes.ts';
import { chatProductType, skillOf } from '#core/chat/skills.ts';
import type { InitChat, InitChatAnswer } from '#core/contract/chat.ts';
import type { FlagsFor } from '#core/flags.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { hashOfToken, newToken } from '../../sealed-note.ts';
import { namesOf } from '../../store/chat-desk.ts';
import { type Contact, insertConversation, type NewConversation } from '../../store/conversations.ts';
import type { Access, Caller } from './access.ts';
import { customerOf } from './access.ts';
import { house } from './bot.ts';
import type { Engine } from './engine.ts';
import type { Hours } from './hours.ts';

export interface BeginDeps {
  readonly engine: Engine;
  readonly access: Access;
  readonly hours: Hours;
  readonly flagsFor: FlagsFor;
  readonly isProduction: boolean;
  readonly isMainBrand: (orgCode: string) => boolean;
  /** An application as this person may see it; refuses as if it were not there. */
  readonly viewOf: (person: Person, uuid: string) => Promise<{ readonly application: { readonly product: string } }>;
  /** What the account says of someone who is signed in. */
  readonly contactOf: (person: Person) => Promise<Contact>;
}

export type Asked = Pick<InitChat, 'chatMode' | 'applicationUuid' | 'nonce' | 'pageUrl' | 'attributes'> & {
  /** Of a visitor; someone who is signed in is who their account says. */
  readonly contact: Contact;
  /** As the browser sends it. */
  readonly acceptLanguage?: string | undefined;
};

export interface Begun {
  readonly conversation: NewConversation;
  readonly token: string;
  readonly target: { readonly uuid: string; readonly name: string } | null;
}

export function createBegin(deps: BeginDeps) {
  const { engine, access, hours, flagsFor, isProduction, isMainBrand, viewOf, contactOf } = deps;

  /** A page of ours, without what stands behind it: an address can hold a name. */
  const pathOf = (pageUrl: string | null | undefined) =>
    pageUrl && URL.canParse(pageUrl, 'http://here') ? new URL(pageUrl, 'http://here').pathname.slice(0, 300) : null;

  async function describe(caller: Caller, asked: Asked, orgCode: string) {
    const person = customerOf(caller.actor);
    const own = person && asked.applicationUuid ? await viewOf(person, asked.applicationUuid) : undefined;
    const productType = chatProductType({
      ...(own && { app: { isCrypto: own.application.product === 'crypto' } }),
      loggedIn: person !== undefined,
      utm_source: asked.attributes.utmSource,
    });
    return {
      identityUuid: person?.identityUuid ?? null,
      applicationUuid: own ? (asked.applicationUuid ?? null) : null,
      contact: person ? await contactOf(person) : asked.contact,
      skill: skillOf({ isCrypto: productType === 'CRYPTO_HELOC', isMainOrg: isMainBrand(orgCode) }),
    };
  }

  return async (caller: Caller, asked: Asked): Promise<Begun> => {
    const orgCode = access.homeOf(caller);
    const customer = customerOf(caller.actor);
    const flags = flagsFor(orgCode, customer ? { identityUuid: customer.identityUuid } : { role: 'visitor' });
    if (!flags['fe-webchat'].enabled) throw new Failure('notFound');
    access.mustBeOwnNonce(caller.actor, asked.nonce);
    const open = await hours.of(orgCode);
    const mode = modeFor({
      isOpen: isChatOpen(open.hours, open.now.getTime()),
      isStreamOn: flags['fe-heloc-stream-chat'].enabled,
      asked: asked.chatMode,
      isProduction,
    });
    const about = await describe(caller, asked, orgCode);
    const token = newToken();
    const wanted = isProduction ? undefined : asked.attributes.targetWorkerSid;
    return engine.database.inOrg(orgCode, async (tx, now) => {
      const conversation: NewConversation = {
        ...{ orgCode, uuid: randomUUID(), channel: newToken(), contactId: randomUUID(), mode, ...about },
        state: transports[mode].by === 'agent' ? 'waiting' : 'withBot',
        pagePath: pathOf(asked.pageUrl),
        language: languageAsked(asked.acceptLanguage),
        expiresAt: new Date(now.getTime() + transports[mode].lifeMs),
        tokenHash: hashOfToken(token),
      };
      await insertConversation(tx, engine.vault, conversation, now);
      const name = wanted === undefined ? undefined : (await namesOf(tx, orgCode, [wanted])).get(wanted);
      return { conversation, token, target: name === undefined || !wanted ? null : { uuid: wanted, name } };
    });
  };
}

/** The first words are the lender's. */
export async function welcome(engine: Engine, { orgCode, uuid }: NewConversation, text: string): Promise<void> {
  await engine.hold(orgCode, uuid, async (held) => {
    await held.say({ author: house, text });
  });
}

/** As the call of each mode answers it. */
export function answerOf({ conversation, token, target }: Begun, isStream: boolean): InitChatAnswer {
  const { uuid, channel, skill, identityUuid, contactId } = conversation;
  const common = {
    omniProxyChannelId: channel,
    skill,
    targetWorkerSid: target?.uuid ?? null,
    targetWorkerFriendlyName: target?.name ?? null,
  };
  return isStream
    ? { ...common, providerChannelId: uuid, providerUserId: identityUuid ?? contactId, providerUserToken: token }
    : { ...common, token, conversationSid: uuid };
}
