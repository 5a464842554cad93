import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { pressButton, show } from '../../testing.tsx';
import { stubServer } from '../register/testing.ts';
import { Questions } from './questions.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('the time that is left stands over the questions, and is not said aloud every second', async () => {
  stubServer({
    'POST /service-notary/api/v1/sessions/s1/questions': {
      expiresAt: new Date(Date.now() + 95_000).toISOString(),
      questions: [{ words: 'Which street?', choices: ['Elm', 'Oak'] }],
    },
  });
  await show(<Questions sessionUuid="s1" onAnswered={() => {}} />);
  await pressButton('Begin');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Time left 1:3[45]$/);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain('95 seconds left');
});
