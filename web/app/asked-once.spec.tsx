import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { settled, show } from '#web/borrower/testing.tsx';
import { servePage } from '#web/client/testing.ts';
import { AskedOnce } from './asked-once.tsx';

beforeAll(servePage);

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const press = async (name: string) => {
  await userEvent.click(button(name));
  await settled();
};
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
  expect(document.querySelector('dialog [role=alert]')?.textContent).toContain('We could not reach our servers.');
  expect(isOpen()).toBe(true);
  await press('Yes, end it');
  expect(isOpen()).toBe(false);
  expect(done).toHaveLength(2);
});

test('nothing is done by who keeps it, nor before what is asked for is there', async () => {
  let isReady = false;
  const done = await ask([], () => isReady);
  await press('Yes, end it');
  expect(isOpen()).toBe(true);
  isReady = true;
  await press('Keep it');
  expect(isOpen()).toBe(false);
  expect(done).toHaveLength(0);
});
