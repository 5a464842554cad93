import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { show } from '../../testing.tsx';
import { RightToCancel } from './right-to-cancel.tsx';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const open = {
  signedOn: '2026-04-21',
  disclosedOn: '2026-04-21',
  noticedOn: '2026-04-21',
  lastDay: '2026-04-24',
  endsAt: '2026-04-25T07:00:00.000Z',
  isWaived: false,
  canCancel: true,
};

beforeAll(servePage);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function showRight(right: typeof open, onCancelled = () => {}) {
  return show(<RightToCancel uuid={uuid} right={right} timeZone="America/Los_Angeles" onCancelled={onCancelled} />);
}

describe('[JRNY-11] the right to cancel', () => {
  test('names the last midnight, its time zone and the three dates', async () => {
    const { container } = await showRight(open);
    expect(container.textContent).toContain('midnight on Friday, April 24, 2026, Pacific Time');
    expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Tuesday, April 21, 2026',
      'Tuesday, April 21, 2026',
      'Tuesday, April 21, 2026',
      'Friday, April 24, 2026',
    ]);
  });

  test('asks for a clear yes before anything is sent, and sends it once', async () => {
    const asked = stubFetch(json({ uuid }));
    const onCancelled = vi.fn();
    await showRight(open, onCancelled);
    await userEvent.click(button('Cancel my line'));
    await userEvent.click(button('Yes, cancel it'));
    await waitFor(() => expect(document.body.textContent).toContain('Please check the box if you want to cancel'));
    expect(asked).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button('Yes, cancel it'));
    await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(1);
  });

  test('after midnight there is a date and no button', async () => {
    const { container } = await showRight({ ...open, canCancel: false });
    expect(container.textContent).toContain('ended at midnight on Friday, April 24, 2026');
    expect(container.querySelector('button')).toBeNull();
  });

  test('a right that was given up is said to be', async () => {
    const { container } = await showRight({ ...open, canCancel: false, isWaived: true });
    expect(container.textContent).toContain('Every owner asked in writing');
  });
});
