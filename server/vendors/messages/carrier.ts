/** Email by one, text messages by another: who carries what is the configuration's. */
import type { Messages } from './port.ts';

/** A text that no one carries is refused: whom it was for hears of it by email, as of any text that cannot be sent. */
export const noTexts: Messages = { send: async () => 'refused' };

export function carrierOf(email: Messages, texts: Messages): Messages {
  return { send: (message) => (message.channel === 'email' ? email : texts).send(message) };
}
