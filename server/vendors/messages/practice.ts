/** A test system says so first in every email and text, by any carrier (server/vendor-plan.ts says which system is one). */
import * as words from '#core/words/en/practice.ts';
import type { Message, Messages } from './port.ts';

export function markedCarrier(carrier: Messages): Messages {
  return { send: (message) => carrier.send(marked(message)) };
}

function marked(message: Message): Message {
  if (message.channel === 'sms') return { ...message, words: `${words.inTexts}${message.words}` };
  return {
    ...message,
    subject: `${words.inSubjects}${message.subject}`,
    words: `${words.inEmails}\n\n${message.words}`,
    ...(message.html !== undefined && { html: withStrip(message.html) }),
  };
}

const look =
  'margin:0;padding:6px 16px;background:#7a1f1f;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center';

function withStrip(html: string): string {
  return html.replace(/<body[^>]*>/, (tag) => `${tag}<div style="${look}">${words.inEmails}</div>`);
}
