/** Delivers into a mailbox that `/dev` shows. Who the message is for decides what happens, so that failures can be typed. */
import type { Message, Messages } from './port.ts';

/** The sandbox's own shelf; server/store has one, and a test may bring another. */
interface Mailbox {
  /** False when a message with this key was there already. */
  put(message: Message): Promise<boolean>;
}

/** The part of an address before the @, or a whole phone number. */
const magicRecipients = {
  bounced: 'refused: the address does not exist',
  undelivered: 'an error: the carrier does not answer',
  '5555550100': 'refused: the number cannot receive text messages',
  '5555550199': 'an error: the carrier does not answer',
} as const;

export function createSandboxMessages(mailbox: Mailbox): Messages {
  return {
    async send(message) {
      const answer = magicAnswer(message.recipient);
      if (answer?.startsWith('an error')) throw new Error('The messages sandbox does not answer.');
      if (answer?.startsWith('refused')) return 'refused';
      await mailbox.put(message);
      return 'accepted';
    },
  };
}

function magicAnswer(recipient: string): string | undefined {
  const name = recipient.split('@')[0] ?? '';
  return Object.hasOwn(magicRecipients, name) ? magicRecipients[name as keyof typeof magicRecipients] : undefined;
}
