import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { show } from '#web/borrower/testing.tsx';
import { servePage } from '#web/client/testing.ts';
import { AskedOnce } from './asked-once.tsx';

beforeAll(servePage);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOpen = () => document.querySelector('dialog')?.open === true;

async function ask(answers: (string | undefined)[], isReady = () => true) {
  const done: string[] = [];
  const act = async () => {
    done.push('done');
    return answers.shift();
  };
  await show(
    <AskedOnce label="End it" title="End it?" yes="Yes, end it" no="Keep it" isReady={isReady} act={act}>
      <p>It ends at once.</p>
    </AskedOnce>,
  );
  await press('End it');
  return done;
}

test('what did not work is said in the open dialog, and may be tried again', async () => {
  const done = await ask(['We could not reach our servers.', undefined]);
  expect(isOpen()).toBe(true);
  await press('Yes, end it');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach our servers.');
  expect(isOpen()).toBe(true);
  await press('Yes, end it');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(done).toHaveLength(2);
});

test('nothing is done by who keeps it, nor before what is asked for is there', async () => {
  let isReady = false;
  const done = await ask([], () => isReady);
  await press('Yes, end it');
  expect(isOpen()).toBe(true);
  isReady = true;
  await press('Keep it');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(done).toHaveLength(0);
});
