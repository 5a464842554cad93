import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { find, type } from '#web/ui/testing.tsx';
import { lender, pressButton, show } from '../../testing.tsx';
import { type Answers, inTurn, refusal, stubServer } from '../register/testing.ts';
import { SettingsPage } from './settings-page.tsx';

const profile = 'GET /service-profile/api/v1/profile';
const identity = 'GET /identity/secure/api/v1/identity';
const sessions = 'GET /identity/secure/api/v1/sessions';
const consents = 'GET /service-comms-prefs/secure/api/v1/consent/user';
const choices = 'GET /service-notifications/secure/api/v1/choices';
const prompt = (kind: string) => `GET /service-comms-prefs/external/api/v1/consent/prompt/${kind}`;
const good = 'Plum-tractor-91!';

const jane = {
  uuid: 'profile',
  name: { firstName: 'Jane', middleName: '', lastName: 'Doe', suffix: '' },
  email: 'jane@example.com',
  dob: null,
  phoneNumbers: [{ type: 'MOBILE', number: '5551234567' }],
  addresses: [],
  type: 'BORROWER',
  isBroker: false,
  trackerUuid: null,
  language: 'en',
};
const account = { uuid: 'identity', aliases: [], passwordExpired: false, twoFactorEnabled: false };
const here = { id: 'here', createdAt: '2026-11-14T10:00:00Z', lastUsedAt: '2026-11-15T10:00:00Z', isCurrent: true };
const devices = [
  { ...here, userAgent: 'Firefox on Linux' },
  { ...here, id: 'there', userAgent: 'Safari on iPhone', isCurrent: false },
];

async function open(answers: Answers = {}) {
  const asked = stubServer({
    [profile]: jane,
    [identity]: account,
    [sessions]: devices,
    [choices]: { isEmailOn: true, phone: null, stoppedAt: null, isUnreachable: false },
    [consents]: [{ type: 'SMS', optInOut: 'OPT_IN' }],
    [prompt('SMS')]: { uuid: 'prompt-sms', type: 'SMS', version: '1', text: 'Marketing texts.' },
    [prompt('SMS_TRANSACTIONAL')]: { uuid: 'prompt-tx', type: 'SMS_TRANSACTIONAL', version: '1', text: 'Texts.' },
    ...answers,
  });
  await show(<SettingsPage />, { at: '/dashboard/settings' });
  const sent = (what: string) => asked.filter((each) => each.what === what).map(({ body }) => body);
  return { asked, sent };
}

const card = (title: string) => {
  const found = [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h2')?.textContent === title,
  );
  if (!found) throw new Error(`There is no card ${title}.`);
  return found;
};
const said = (title: string) =>
  [...card(title).querySelectorAll('[role=status]')].map((each) => each.textContent).join('');

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  saveToken('abc');
});

describe('who someone is', () => {
  test('[CALL-15] the name is saved by itself, and what is wrong stands by its field', async () => {
    const path = 'PUT /service-profile/api/v1/profile/name';
    const { sent } = await open({ [path]: null });
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }), 'J');
    await pressButton('Save name');
    expect(card('Name').textContent).toContain('First name must be at least 2 characters long');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }), 'Janet');
    await pressButton('Save name');
    expect(sent(path)).toEqual([{ firstName: 'Janet', middleName: '', lastName: 'Doe', suffix: '' }]);
    expect(said('Name')).toBe('Your name is saved.');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }), 'Jane');
    expect(said('Name')).toBe('');
  });

  test('[CALL-34] the phone goes out as ten digits; a failure keeps what was typed', async () => {
    const path = 'PUT /identity/secure/api/v1/identity/alias';
    const { sent } = await open({
      [path]: inTurn(
        () => refusal(500, 'internal', 'Something unexpected happened'),
        () => null,
      ),
    });
    type(
      within(card('Mobile phone')).getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' }),
      '(555) 987-6543',
    );
    await pressButton('Save phone');
    expect(find('[role=alert]', card('Mobile phone')).textContent).toContain('Something unexpected happened');
    await pressButton('Save phone');
    expect(sent(path).at(-1)).toEqual({ type: 'Phone', value: '5559876543' });
    expect(said('Mobile phone')).toBe('Your phone number is saved.');
  });

  test('[T31] the phone is confirmed by a code, and a wrong code is told beside the field', async () => {
    const [state, send, confirm] = [
      'GET /identity/secure/api/v1/step-up',
      'POST /identity/secure/api/v1/identity/phone/send',
      'POST /identity/secure/api/v1/identity/phone/confirm',
    ];
    const phone = (isConfirmed: boolean) => ({ ways: [], phone: { to: '(•••) •••-4567', isConfirmed } });
    const { sent } = await open({
      [state]: inTurn(
        () => phone(false),
        () => phone(true),
      ),
      [send]: null,
      [confirm]: inTurn(
        () => refusal(422, 'invalid', 'That code is not right.', 'code'),
        () => null,
      ),
    });
    await pressButton('Send a code to (•••) •••-4567');
    expect(document.activeElement).toBe(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from our text message' }),
    );
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from our text message' }), '111111');
    await pressButton('Confirm phone');
    expect(card('Mobile phone').textContent).toContain('That code is not right.');
    await pressButton('Send a new code');
    expect(sent(send)).toHaveLength(2);
    expect(document.activeElement).toBe(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from our text message' }),
    );
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from our text message' }), '123456');
    await pressButton('Confirm phone');
    expect(sent(confirm)).toEqual([{ code: '111111' }, { code: '123456' }]);
    expect(card('Mobile phone').textContent).toContain('Confirmed. We can text you codes at this number.');
    expect(document.activeElement?.textContent).toContain('Confirmed.');
  });

  test('the language someone would rather speak is saved by itself', async () => {
    const path = 'PUT /service-profile/api/v1/profile/language';
    const { sent } = await open({ [path]: null });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Preferred language' });
    expect(field.value).toBe('en');
    type(field, 'es');
    await pressButton('Save language');
    expect(sent(path)).toEqual([{ language: 'es' }]);
    expect(said('Language')).toBe('Your language is saved.');
  });

  test('a new email needs the password, and nothing changes until the link in our email is opened', async () => {
    const path = 'PUT /identity/secure/api/v1/identity/email';
    const wrong = () => refusal(422, 'invalid', 'That’s not your current password.', 'presentPassword');
    const { sent } = await open({ [path]: inTurn(wrong, () => null) });
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'New email' }), 'new@example.com');
    type(within(card('Email')).getByLabelText<HTMLInputElement>('Current password'), 'x');
    await pressButton('Change email');
    expect(card('Email').textContent).toContain('That’s not your current password.');
    type(within(card('Email')).getByLabelText<HTMLInputElement>('Current password'), good);
    await pressButton('Change email');
    expect(sent(path).at(-1)).toEqual({ email: 'new@example.com', presentPassword: good });
    expect(said('Email')).toContain('We emailed a link to new@example.com.');
    expect(card('Email').textContent).toContain('You log in with jane@example.com');
    expect(within(card('Email')).getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  });
});

describe('how someone logs in', () => {
  test('the password is changed with the present one and the sessions are read again', async () => {
    const path = 'PUT /identity/secure/api/v1/identity/password';
    const { sent } = await open({ [path]: null });
    const box = card('Password');
    type(within(box).getByLabelText<HTMLInputElement>('Current password'), 'old');
    type(within(box).getByLabelText<HTMLInputElement>('New password'), good);
    type(within(box).getByLabelText<HTMLInputElement>('Confirm new password'), `${good}x`);
    await pressButton('Change password');
    expect(box.textContent).toContain("Passwords don't match");
    type(within(box).getByLabelText<HTMLInputElement>('Confirm new password'), good);
    await pressButton('Change password');
    expect(sent(path)).toEqual([{ presentPassword: 'old', password: good }]);
    expect(said('Password')).toContain('Your password is changed.');
    expect(sent(sessions)).toHaveLength(2);
  });

  test('a password that became known is asked to be changed', async () => {
    await open({ [identity]: { ...account, passwordExpired: true } });
    expect(find('[role=alert]', card('Password')).textContent).toContain('Please choose another password');
  });

  test('the authenticator app: a picture and a key, the first code, then recovery codes to keep', async () => {
    const [offer, verify] = ['', '/verify'].map((end) => `POST /identity/secure/api/v1/identity/totp${end}`);
    const { sent } = await open({
      [offer ?? '']: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
      [verify ?? '']: { recoveryCodes: ['abcd-efgh-jkmn-pqrs'] },
      [identity]: inTurn(
        () => account,
        () => ({ ...account, twoFactorEnabled: true }),
      ),
    });
    const box = card('Authenticator app');
    type(within(box).getByLabelText<HTMLInputElement>('Current password'), good);
    await pressButton('Set up an app');
    expect(find('svg[role=img]', box).getAttribute('aria-label')).toContain('QR code');
    expect(box.textContent).toContain('JBSW Y3DP EHPK 3PXP');
    type(within(box).getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app' }), '12345');
    await pressButton('Turn on');
    expect(box.textContent).toContain('Please enter the six digits of the code');
    type(within(box).getByRole<HTMLInputElement>('textbox', { name: 'Code from your authenticator app' }), '123 456');
    await pressButton('Turn on');
    expect(sent(verify ?? '')).toEqual([{ code: '123 456' }]);
    expect(box.textContent).toContain('abcd-efgh-jkmn-pqrs');
    await pressButton('I have kept them');
    expect(
      within(box).getByRole<HTMLInputElement>('textbox', { name: 'Code from your app, or a recovery code' }).value,
    ).toBe('');
  });

  test('is turned off with the password and a code', async () => {
    const path = 'POST /identity/secure/api/v1/identity/totp/remove';
    const { sent } = await open({
      [identity]: inTurn(
        () => ({ ...account, twoFactorEnabled: true }),
        () => account,
      ),
      [path]: null,
    });
    const box = card('Authenticator app');
    type(within(box).getByLabelText<HTMLInputElement>('Current password'), good);
    type(
      within(box).getByRole<HTMLInputElement>('textbox', { name: 'Code from your app, or a recovery code' }),
      '123456',
    );
    await pressButton('Turn off');
    expect(sent(path)).toEqual([{ presentPassword: good, code: '123456' }]);
    expect(box.textContent).toContain('Set up an app');
  });

  test('other devices are listed and logged out; this one says so', async () => {
    const end = 'DELETE /identity/secure/api/v1/sessions/there';
    const { sent } = await open({
      [sessions]: inTurn(
        () => devices,
        () => devices.slice(0, 1),
      ),
      [end]: null,
    });
    const box = card('Where you are logged in');
    expect(box.textContent).toContain('This device, now');
    await userEvent.click(find('button', box));
    await waitFor(() => expect(sent(end)).toHaveLength(1));
    expect(said('Where you are logged in')).toBe('That device is logged out.');
    expect(box.textContent).not.toContain('Safari');
  });
});

describe('what someone agreed to', () => {
  test('[CALL-37] unchecked is OPT_OUT, under the prompt that was shown', async () => {
    const path = 'POST /service-comms-prefs/secure/api/v1/consent/user';
    const { sent } = await open({ [path]: null });
    const box = within(card('Text messages')).getByRole<HTMLInputElement>('checkbox', { name: 'Marketing texts.' });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await pressButton('Save choice');
    expect(sent(path)).toMatchObject([
      { org: 'SPEC_LENDER', source: 'settings', phone: '5551234567', email: 'jane@example.com' },
    ]);
    expect((sent(path)[0] as { consents: object[] }).consents).toContainEqual({
      consentPromptUuid: 'prompt-sms',
      optInOut: 'OPT_OUT',
    });
    expect(said('Text messages')).toBe('Your choice is saved.');
  });

  test('a part that cannot be read can be tried again, and the others stand', async () => {
    await open({ [consents]: () => refusal(404, 'notFound', 'Not now.') });
    expect(card('Text messages').textContent).toContain('Not now.');
    await pressButton('Try again', card('Text messages'));
    expect(card('Name').textContent).toContain('Save name');
  });
});

describe('how someone is reached', () => {
  test('emails that are theirs to choose are on until they say no, and the law’s are named', async () => {
    const path = 'PUT /service-notifications/secure/api/v1/choices';
    const { sent } = await open({ [path]: null });
    const emails = within(card('Email updates'));
    const box = await emails.findByRole<HTMLInputElement>('checkbox', { name: /^Email me when my application needs/ });
    expect(box.checked).toBe(true);
    expect(card('Email updates').textContent).toContain('Notices the law requires');
    await userEvent.click(box);
    await userEvent.click(emails.getByRole('button', { name: 'Save email choice' }));
    await emails.findByText('Your choice is saved.');
    expect(sent(path)).toEqual([{ isEmailOn: false }]);
  });

  test('a STOP is shown where texts are chosen, with the way back', async () => {
    await open({
      [choices]: { isEmailOn: true, phone: '(•••) •••-4567', stoppedAt: '2026-11-14T20:00:00Z', isUnreachable: false },
    });
    const said = await within(card('Text messages')).findByText(/We received STOP from .*4567 on November 14, 2026/);
    expect(said.textContent).toContain('text START from it');
  });

  test('someone whose number no text arrives at is asked for the right one', async () => {
    await open({ [choices]: { isEmailOn: true, phone: '(•••) •••-4567', stoppedAt: null, isUnreachable: true } });
    await within(card('Text messages')).findByText(
      /Texts to .*4567 don’t arrive\. Please check your mobile phone number/,
    );
  });
});

describe('the use of one’s words in marketing', () => {
  const consent = '/service-profile/api/v1/feedback/marketing-consent';
  const showSettings = async (answers: Answers, start = lender({ kind: 'provider' })) => {
    const asked = stubServer({ [profile]: jane, [identity]: account, [sessions]: devices, [consents]: [], ...answers });
    await show(<SettingsPage />, { at: '/dashboard/settings', start });
    return asked;
  };

  test('is withdrawn by one press, and the page says so', async () => {
    const given = inTurn(
      () => ({ givenAt: '2026-03-02T10:00:00.000Z' }),
      () => ({ givenAt: null }),
    );
    const asked = await showSettings({ [`GET ${consent}`]: given, [`DELETE ${consent}`]: null });
    expect(card('Your feedback in marketing').textContent).toContain('Mar 2, 2026');
    await pressButton('Withdraw my consent');
    expect(asked.some(({ what }) => what === `DELETE ${consent}`)).toBe(true);
    expect(card('Your feedback in marketing').textContent).toContain('Your consent is withdrawn.');
    expect(card('Your feedback in marketing').querySelector('button')).toBeNull();
  });

  test('a refusal is said, and the button stays', async () => {
    await showSettings({
      [`GET ${consent}`]: { givenAt: '2026-03-02T10:00:00.000Z' },
      [`DELETE ${consent}`]: () => refusal(503, 'unavailable', 'Not just now.'),
    });
    await pressButton('Withdraw my consent');
    expect(find('[role=alert]', card('Your feedback in marketing')).textContent).toContain('Not just now.');
    expect(card('Your feedback in marketing').querySelector('button')).not.toBeNull();
  });

  test('is not spoken of where no one is asked for it', async () => {
    await showSettings({}, lender({ kind: 'bank' }));
    expect(document.body.textContent).not.toContain('Your feedback in marketing');
  });
});
