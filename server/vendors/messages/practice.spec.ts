import { expect, test } from 'vitest';
import type { Message } from './port.ts';
import { markedCarrier } from './practice.ts';

const sent: Message[] = [];
const carrier = markedCarrier({
  send: async (message) => {
    sent.push(message);
    return 'accepted';
  },
});
const email = {
  key: 'k',
  orgCode: 'A',
  channel: 'email',
  recipient: 'a@b.c',
  subject: 'Offers',
  words: 'See.',
} as const;

test('a test system says so first in the subject, the text and the look of an email, and in a text message', async () => {
  await carrier.send({ ...email, html: '<html><body class="e-bg" style="margin:0"><p>See.</p></body></html>' });
  await carrier.send({ ...email, channel: 'sms', subject: '', words: 'Your code is 1' });
  const [first, second] = sent;
  expect(first?.subject).toBe('[Test system] Offers');
  expect(first?.words).toMatch(/^This message comes from a test system\./);
  expect(first?.html).toMatch(/<body[^>]*><div style="[^"]*">This message comes from a test system\./);
  expect(second?.words).toBe('TEST SYSTEM: Your code is 1');
});
