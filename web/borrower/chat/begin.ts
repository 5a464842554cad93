/** How a conversation begins: the form's answers, the mode by the hours, and the call of that mode. */
import { eitherUser } from '#core/chat/alerts.ts';
import { type ChatMode, modeFor, transports } from '#core/chat/modes.ts';
import type { PreChatForm } from '#core/chat/pre-chat.ts';
import { expirationOf } from '#core/chat/session.ts';
import { chatProductType } from '#core/chat/skills.ts';
import { CallError } from '#web/client/call-error.ts';
import { isSignedIn, readIdentity } from '#web/client/session.ts';
import { whoIsHere } from '../who.ts';
import { chatCall } from './calls.ts';
import { type Chat, enter, fault, readStanding } from './chat.ts';
import { keepNonce, readIsOpen } from './keeping.ts';
import { keepSession } from './session.ts';
import { chatTag } from './transport.ts';

/** What the page knows and the call carries. */
export interface Beginning {
  readonly isProduction: boolean;
  readonly isStreamOn: boolean;
  readonly search: string;
  readonly skill: string | undefined;
  readonly welcome: string | null;
  /** The agent chosen in the picker, outside production. */
  readonly agent: string | undefined;
}

/** Answers a sentence for a field that was refused; every other failure is an alert, and the form stays as it is. */
export async function begin(chat: Chat, form: PreChatForm, beginning: Beginning) {
  try {
    chat.store.set({ alert: undefined });
    const mode = await chooseMode(chat, beginning);
    await init(chat, mode, form, beginning);
    return undefined;
  } catch (error) {
    if (error instanceof CallError && error.status === 422 && error.param) return error;
    fault(chat, error);
    return undefined;
  }
}

async function chooseMode({ store }: Chat, { isProduction, isStreamOn, search }: Beginning): Promise<ChatMode> {
  const isOpen = store.get().isOpen ?? (await readIsOpen().catch(() => false));
  return modeFor({ isOpen, isStreamOn, isProduction, asked: new URLSearchParams(search).get('mode') });
}

async function init(chat: Chat, mode: ChatMode, { name, email }: PreChatForm, beginning: Beginning): Promise<void> {
  const { applicationUuid, pageUrl, orgCode } = chat.site;
  const isKnown = isSignedIn();
  chat.nonce ??= await keepNonce();
  const identityUuid = isKnown ? await identity() : null;
  const utmSource = new URLSearchParams(beginning.search).get('utm_source')?.slice(0, 200);
  const answer = await chatCall(transports[mode].init, {
    body: {
      ...{ name, email, identityUuid, orgCode },
      // Without a login an application is no one's.
      applicationUuid: isKnown ? applicationUuid() : null,
      tag: chatTag,
      skill: beginning.skill ?? null,
      welcomeMessage: beginning.welcome,
      pageUrl: pageUrl(),
      chatMode: mode,
      nonce: chat.nonce.value(),
      attributes: {
        productType: chatProductType({ loggedIn: isKnown, utm_source: utmSource }),
        ...(utmSource && { utmSource }),
        ...(beginning.agent !== undefined && { targetWorkerSid: beginning.agent }),
      },
    },
  });
  const { providerChannelId, providerUserId = '', providerUserToken = '' } = answer;
  chat.session = keepSession({
    token: answer.token ?? null,
    conversationSid: answer.conversationSid ?? null,
    omniProxyChannelId: answer.omniProxyChannelId,
    expiration: expirationOf(mode, Date.now()),
    stream: providerChannelId === undefined ? null : { providerChannelId, providerUserId, providerUserToken },
    customerId: identityUuid,
    threadId: null,
  });
  await enter(chat, await readStanding(chat.session));
}

/** By the broker or by the older service; where neither knows, it is a fault. */
const identity = async (): Promise<string> => readIdentity() ?? (await eitherUser(() => whoIsHere(true))).identityUuid;
