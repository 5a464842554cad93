import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { descriptionOf, find, type } from '#web/ui/testing.tsx';
import { type Answers, inTurn, refusal, stubServer } from '../screens/register/testing.ts';
import { pressButton, show } from '../testing.tsx';
import { askToConfirm } from './ask.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { forgetSent } from './sent.ts';

const ways = 'GET /identity/secure/api/v1/step-up';
const send = 'POST /identity/secure/api/v1/step-up/send';
const verify = 'POST /identity/secure/api/v1/step-up/verify';
const byEmail = { way: 'email', to: 'j•••@example.com' };
const byPhone = { way: 'phone', to: '(•••) •••-1234' };
const wrong = 'That code is not right, or it is older than ten minutes. Check it, or send a new code.';

const tooMany = () =>
  new Response(JSON.stringify({ code: 'tooMany', message: 'Too many tries. Please wait a moment.' }), {
    status: 429,
    headers: { 'retry-after': '9000' },
  });

async function open(answers: Answers = {}) {
  const asked = stubServer({ [ways]: { ways: [byEmail], phone: null }, [send]: null, [verify]: null, ...answers });
  const [onConfirmed, onCancel] = [vi.fn(), vi.fn()];
  await show(<ConfirmIdentity onConfirmed={onConfirmed} onCancel={onCancel} />);
  const sent = (what: string) => asked.filter((each) => each.what === what).map(({ body }) => body);
  return { sent, onConfirmed, onCancel };
}

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' });

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  saveToken('abc');
  forgetSent();
});
afterEach(() => vi.useRealTimers());

describe('[T31] confirming that it is you', () => {
  test('one way needs no choice: the code is sent, it says where, and the right one is taken', async () => {
    const { sent, onConfirmed } = await open();
    expect(sent(send)).toEqual([{ way: 'email' }]);
    expect(document.body.textContent).toContain('Enter the code we sent to j•••@example.com.');
    expect(code().inputMode).toBe('numeric');
    expect(code().autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(code());
    type(code(), ' 123 456 ');
    await pressButton('Confirm');
    expect(sent(verify)).toEqual([{ code: '123 456' }]);
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  });

  test('of two ways the person chooses, and only then a code leaves', async () => {
    const { sent } = await open({ [ways]: { ways: [byPhone, byEmail], phone: null } });
    expect(sent(send)).toEqual([]);
    expect(document.body.textContent).toContain('(•••) •••-1234');
    await pressButton('Send code');
    expect(sent(send)).toEqual([{ way: 'phone' }]);
    expect(document.body.textContent).toContain('Enter the code we sent to (•••) •••-1234.');
  });

  test('with an authenticator app nothing is sent; a recovery code is taken too', async () => {
    const { sent, onConfirmed } = await open({ [ways]: { ways: [{ way: 'app', to: null }], phone: null } });
    expect(sent(send)).toEqual([]);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app' });
    expect(descriptionOf(field)).toContain('recovery code');
    type(field, 'abcd-efgh-ijkm-npqr');
    await pressButton('Confirm');
    expect(sent(verify)).toEqual([{ code: 'abcd-efgh-ijkm-npqr' }]);
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  });

  test('a wrong code is told beside the field, what was typed stays, and five digits are not sent at all', async () => {
    const { sent, onConfirmed } = await open({
      [verify]: inTurn(
        () => refusal(422, 'invalid', wrong, 'code'),
        () => null,
      ),
    });
    type(code(), '12345');
    await pressButton('Confirm');
    expect(sent(verify)).toEqual([]);
    expect(descriptionOf(code())).toContain('Please enter the six digits of the code');
    type(code(), '123456');
    await pressButton('Confirm');
    expect(descriptionOf(code())).toContain(wrong);
    expect(code().value).toBe('123456');
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  test('a new code can be sent after half a minute, and too many are told with what to do', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = await open({
      [send]: inTurn(
        () => null,
        () => null,
        tooMany,
      ),
    });
    expect(document.body.textContent).toContain('You can send a new one in 30 s.');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await pressButton('Send a new code');
    expect(sent(send)).toHaveLength(2);
    expect(document.body.textContent).toContain('You can send a new one in');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await pressButton('Send a new code');
    expect(find('[role=alert]').textContent).toContain('Enter the newest one we sent, or try again in 3 hours.');
  });

  test('after a wrong code a new one can be sent at once: the field is emptied, and has focus', async () => {
    const { sent } = await open({ [verify]: () => refusal(422, 'invalid', wrong, 'code') });
    expect(document.body.textContent).toContain('Check your spam folder.');
    type(code(), '123456');
    await pressButton('Confirm');
    await pressButton('Send a new code');
    expect(sent(send)).toHaveLength(2);
    expect(code().value).toBe('');
    expect(descriptionOf(code())).not.toContain(wrong);
    expect(document.activeElement).toBe(code());
  });

  test('where no more codes are sent, one that came before can still be entered', async () => {
    const { sent, onConfirmed } = await open({ [send]: tooMany });
    expect(find('[role=alert]').textContent).toContain('or try again in 3 hours.');
    type(code(), '123456');
    await pressButton('Confirm');
    expect(sent(verify)).toEqual([{ code: '123456' }]);
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  });

  test('who closes it and comes back is not sent another: the one in their mailbox still counts', async () => {
    const { sent } = await open();
    await show(<ConfirmIdentity onConfirmed={() => {}} onCancel={() => {}} />);
    expect(sent(send)).toHaveLength(1);
  });

  test('where nothing can be reached it says so and can be tried again', async () => {
    const { onCancel } = await open({
      [ways]: inTurn(
        () => refusal(503, 'unavailable', 'We cannot answer right now.'),
        () => ({ ways: [byEmail], phone: null }),
      ),
    });
    expect(find('[role=alert]').textContent).toContain('We cannot answer right now.');
    expect(document.activeElement?.textContent).toBe('Try again');
    await pressButton('Try again');
    expect(code().value).toBe('');
    await pressButton('Go back');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('the dialog stands over the page in a tree of its own, and answers no when it is closed', async () => {
    stubServer({ [ways]: { ways: [byEmail], phone: null }, [send]: null });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = act(() => ({ answer: askToConfirm() }));
    await waitFor(() => expect(find('dialog').textContent).toContain('Confirm that it’s you'));
    await pressButton('Close dialog');
    expect(await (await asked).answer).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(document.querySelector('dialog')).toBeNull();
  });
});
