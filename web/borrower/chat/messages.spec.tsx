import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { beginChat, serveChat } from './testing.tsx';

beforeAll(servePage);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const bodies = (world: ReturnType<typeof serveChat>, part: string) =>
  world.asked.filter(({ key }) => key.includes(part)).map(({ body }) => body);

async function withAgent(answers?: Parameters<typeof serveChat>[0]) {
  const world = serveChat(answers);
  world.isOpen = true;
  const input = await beginChat();
  await waitFor(() => expect(world.sockets.said('enter')).toHaveLength(1));
  act(() => world.stand({ state: 'withAgent', agentName: 'Ana' }));
  return { world, input };
}

describe('writing', () => {
  test('[VAL-082] Enter sends, Shift+Enter adds a line', async () => {
    const { world, input } = await withAgent();
    await userEvent.type(input, 'One{Shift>}{Enter}{/Shift}two');
    expect(world.sockets.said('send')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(world.sockets.said('send')).toMatchObject([{ text: 'One\ntwo' }]);
  });

  test('[CHAT-01] an agent is there, reads what is written, and their answer is heard', async () => {
    const { world, input } = await withAgent();
    expect(await screen.findByText('Ana is with you.')).toBeTruthy();
    await userEvent.type(input, 'One{Enter}');
    expect(world.sockets.said('send')).toMatchObject([{ text: 'One' }]);
    act(() => void world.say('agent', 'Hello Walter'));
    const log = screen.getByRole('log');
    expect(await within(log).findByText('Hello Walter')).toBeTruthy();
    expect(log.getAttribute('aria-live')).toBe('polite');
    expect(document.activeElement).toBe(input);
  });

  test('[VAL-081] spaces alone are not sent, and it is said why', async () => {
    const { world, input } = await withAgent();
    await userEvent.type(input, '   {Enter}');
    expect(await screen.findByText('Write a message or add a file first.')).toBeTruthy();
    expect(world.sockets.said('send')).toEqual([]);
  });

  test('a number that must not be sent is named while it is typed, and never leaves the browser', async () => {
    const { world, input } = await withAgent();
    await userEvent.click(input);
    await userEvent.paste('My SSN is 123-45-6789, is that all?');
    expect(screen.getByText(/We see a Social Security number/)).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/We removed a Social Security number from your message/)).toBeTruthy();
    const all = JSON.stringify(world.sockets.all.map(({ sent }) => sent));
    expect(all).toContain('[Social Security number removed], is that all?');
    expect(all).not.toContain('6789');
  });

  test('[CHAT-19] what is typed is shown to the agent at most every two seconds, and the person is told', async () => {
    const { world, input } = await withAgent();
    expect(await screen.findByText(/can see what you type/)).toBeTruthy();
    await userEvent.type(input, 'abcdef');
    expect(world.sockets.said('typing')).toMatchObject([{ text: 'a' }]);
  });

  test('[VAL-086] only an approved domain becomes a link', async () => {
    const { world } = await withAgent();
    act(() => void world.say('agent', 'See https://www.consumerfinance.gov/heloc and https://evil.example/x'));
    expect((await screen.findByRole('link', { name: /consumerfinance/ })).getAttribute('rel')).toContain('noopener');
    expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
  });
});

describe('files', () => {
  const choose = (name: string, size = 1500) => {
    const picker = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    fireEvent.change(picker, { target: { files: [new File(['x'.repeat(size)], name)] } });
  };

  test('[VAL-083] a program is refused, and can be removed', async () => {
    await withAgent();
    choose('setup.exe');
    expect(await screen.findByText(/You can send jpg, png, amr, mp3, mp4, pdf and txt files/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove setup.exe' }));
    expect(screen.queryByText('setup.exe')).toBeNull();
  });

  test('[CHAT-14] a file is shown with its size', async () => {
    await withAgent();
    choose('deed.pdf');
    expect(await screen.findByText('1.5 KB')).toBeTruthy();
  });

  test('[VAL-081] a file alone can be sent', async () => {
    const { world, input } = await withAgent();
    choose('deed.pdf');
    await waitFor(() => expect(bodies(world, '/attachments')).toHaveLength(1));
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(world.sockets.said('send')).toMatchObject([
        { text: '', attachments: ['f11e0000-0000-4000-8000-000000000001'] },
      ]),
    );
  });

  test('[VAL-083] each of the seven kinds is taken', async () => {
    const { world } = await withAgent();
    for (const ending of ['jpg', 'png', 'amr', 'mp3', 'mp4']) choose(`file.${ending}`);
    await waitFor(() => expect(bodies(world, '/attachments')).toHaveLength(5));
    for (const ending of ['jpg', 'png', 'amr', 'mp3', 'mp4'])
      await userEvent.click(screen.getByRole('button', { name: `Remove file.${ending}` }));
    for (const ending of ['pdf', 'txt']) choose(`file.${ending}`);
    await waitFor(() => expect(bodies(world, '/attachments')).toHaveLength(7));
  });
});

describe('when something is wrong', () => {
  test('[ERR-11] a lost line says so, comes back by itself, and asks for what is after the last message', async () => {
    const { world } = await withAgent();
    act(() => world.sockets.last.close(1006));
    expect(await screen.findByText('Connection lost. Attempting to reconnect.')).toBeTruthy();
    world.say('agent', 'Said while you were away');
    expect(await screen.findByText('Said while you were away')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Connection lost. Attempting to reconnect.')).toBeNull());
    expect(world.sockets.said('enter').at(-1)).toMatchObject({ after: 1 });
  });

  test('[ERR-14] a message that fails stays, and is sent again as the same message', async () => {
    let isDown = true;
    const world = serveChat({ chatWithAutobot: () => (isDown ? new Response('', { status: 503 }) : undefined) });
    const input = await beginChat();
    await userEvent.type(input, 'Hello?{Enter}');
    expect(await screen.findByText('Something went wrong. Please try resending the message.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    await waitFor(() =>
      expect(screen.queryByText('Something went wrong. Please try resending the message.')).toBeNull(),
    );
    const keys = world.asked
      .filter(({ key }) => key.includes('chatWithAutobot'))
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('an answer of the chatbot', () => {
  async function answered() {
    const world = serveChat();
    await beginChat();
    const source = { kind: 'article', id: 'how-long', title: 'How long it takes' } as const;
    const steps = [{ label: 'See my offers', to: '/account/heloc/offers' }];
    world.answers['feedback'] = () => undefined;
    await waitFor(() => expect(world.sockets.said('enter')).toHaveLength(1));
    act(() => void world.say('bot', 'Five days.', { answer: { questionId: 'q-1', source, steps } }));
    await screen.findByText('Five days.');
    return world;
  }

  test('[CALL-49] names its source and offers the next step', async () => {
    await answered();
    expect(screen.getByText('From: How long it takes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my offers' }).getAttribute('href')).toBe('/account/heloc/offers');
  });

  test('of two sources names both', async () => {
    const world = await answered();
    const [source, alsoFrom] = ['Waiting for the value', 'How a home is valued'].map(
      (title) => ({ kind: 'article', id: title, title }) as const,
    );
    if (!source || !alsoFrom) throw new Error('There are two.');
    act(() => void world.say('bot', 'Soon.', { answer: { questionId: 'q-2', source, alsoFrom, steps: [] } }));
    expect(await screen.findByText('From: Waiting for the value; How a home is valued')).toBeTruthy();
  });

  async function unhelpful() {
    const world = await answered();
    await userEvent.click(screen.getByRole('button', { name: 'This did not help' }));
    return world;
  }
  const sendFeedback = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  const chooseReason = () => userEvent.click(screen.getByLabelText('I do not understand it'));

  test('[VAL-084] feedback wants a reason', async () => {
    const world = await unhelpful();
    await sendFeedback();
    expect(await screen.findByText('Please select a reason')).toBeTruthy();
    expect(bodies(world, 'setChatReplyUsedWithFeedback')).toEqual([]);
  });

  test('[VAL-085] feedback has at most 140 characters', async () => {
    const world = await unhelpful();
    await chooseReason();
    await userEvent.click(screen.getByLabelText(/Anything else/));
    await userEvent.paste('x'.repeat(141));
    await sendFeedback();
    expect(await screen.findByText('Please restrict your response to 140 characters.')).toBeTruthy();
    expect(bodies(world, 'setChatReplyUsedWithFeedback')).toEqual([]);
  });

  test('[CALL-50] feedback is sent about its answer', async () => {
    const world = await unhelpful();
    await chooseReason();
    await sendFeedback();
    expect(await screen.findByText('Thank you. We will look at this answer.')).toBeTruthy();
    expect(bodies(world, 'setChatReplyUsedWithFeedback')).toMatchObject([
      { questionId: 'q-1', feedbackMessage: 'UNCLEAR', rating: 0, senderType: 'APPLICANT' },
    ]);
  });

  test('a person can be asked for instead', async () => {
    const world = await answered();
    world.answers['/person'] = () => ({ ...world.standing, state: 'waiting', placeInLine: 'You are next in line.' });
    await userEvent.click(screen.getByRole('button', { name: 'Talk to a person' }));
    expect(await screen.findByText('You are next in line.')).toBeTruthy();
  });
});
