import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { jane } from '#core/registration/stories/people.ts';
import { servePage } from '#web/client/testing.ts';
import { show, withFlags } from '../../testing.tsx';
import { ContactStep } from './contact-step.tsx';
import { keptIn, withData } from './draft.ts';
import { openDraft } from './draft-store.ts';
import { nothingKnown, type Registration, RegistrationContext } from './registration.ts';
import { stubServer } from './testing.ts';

const promptOf = (type: string) => `GET /service-comms-prefs/external/api/v1/consent/prompt/${type}`;

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('[CALL-16] going on keeps which words stood beside each box, those of a prompt by the prompt', async () => {
  stubServer({
    [promptOf('SMS')]: { uuid: 'prompt-sms', type: 'SMS', version: '2026-09', text: 'We may text you offers.' },
    [promptOf('SMS_TRANSACTIONAL')]: () => new Promise(() => {}),
  });
  const store = openDraft('agreeing');
  const data = { ...jane, consents: { ...jane.consents, termPrivacy: true, communication: true } };
  store.update((draft, nowMs) => withData(draft, data, nowMs));
  const finish = vi.fn(async () => undefined);
  const registration = { store, data, finish, known: nothingKnown, isLast: false } as unknown as Registration;
  const start = withFlags({ 'fe-heloc-sms-transactional-consent': true });
  await show(
    <RegistrationContext value={registration}>
      <ContactStep />
    </RegistrationContext>,
    { start },
  );
  await screen.findByText('We may text you offers.');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
  expect(keptIn(store.get(), 'consentsShown')).toEqual({
    versions: { TERM_PRIVACY: '2026-01', COMMUNICATION: '2026-01', SMS: '2026-09', SMS_TRANSACTIONAL: '2026-01' },
    promptUuids: { SMS: 'prompt-sms' },
  });
});
