import { describe, expect, test } from 'vitest';
import type { Message, Messages } from './port.ts';
import { createSandboxMessages } from './sandbox.ts';

interface Subject {
  readonly messages: Messages;
  readonly delivered: () => readonly Message[];
}

/** Every carrier must keep these promises; a new one adds a line here. */
const carriers: readonly (readonly [string, () => Subject])[] = [['sandbox', sandbox]];

function sandbox(): Subject {
  const kept = new Map<string, Message>();
  const put = async (message: Message) => {
    const isNew = !kept.has(message.key);
    if (isNew) kept.set(message.key, message);
    return isNew;
  };
  return { messages: createSandboxMessages({ put }), delivered: () => [...kept.values()] };
}

const message: Message = {
  key: 'letter-1',
  orgCode: 'ORG_A',
  channel: 'email',
  recipient: 'ann@example.com',
  subject: 'Hello',
  words: 'Good morning.',
};

describe.each(carriers)('%s', (_, make) => {
  test('carries a message as it was given', async () => {
    const { messages, delivered } = make();
    expect(await messages.send(message)).toBe('accepted');
    expect(delivered()).toEqual([message]);
  });

  test('delivers the same key once, and says accepted both times', async () => {
    const { messages, delivered } = make();
    await messages.send(message);
    expect(await messages.send(message)).toBe('accepted');
    expect(delivered()).toHaveLength(1);
  });

  test.each(['bounced@example.com', '5555550100'])('refuses %s for good, and delivers nothing', async (recipient) => {
    const { messages, delivered } = make();
    expect(await messages.send({ ...message, recipient })).toBe('refused');
    expect(delivered()).toHaveLength(0);
  });

  test.each(['undelivered@example.com', '5555550199'])(
    'throws when it cannot say what became of %s',
    async (recipient) => {
      const { messages, delivered } = make();
      await expect(messages.send({ ...message, recipient })).rejects.toThrow();
      expect(delivered()).toHaveLength(0);
    },
  );
});
