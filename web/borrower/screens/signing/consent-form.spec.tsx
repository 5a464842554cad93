import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { electronicConsent } from '#core/documents/signing.ts';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { SigningIntro } from './intro.tsx';

const saved = vi.hoisted(() => [] as { bytes: Uint8Array; mediaType: string }[]);
vi.mock('#web/client/save-file.ts', () => ({
  saveFile: (bytes: Uint8Array, _name: string, mediaType: string) => saved.push({ bytes, mediaType }),
}));

beforeAll(servePage);
afterEach(() => {
  saved.length = 0;
  vi.unstubAllGlobals();
});

const { version } = electronicConsent;
const paper = { uuid: 'd1', title: 'Agreement', sha256: 'a'.repeat(64), isViewed: false, isSigned: false, fields: [] };
const state = (hasConsented: boolean) => ({
  ...{ consentVersion: version, hasConsented, name: 'Ada Homeowner', papers: [paper] },
});
const wrong = () =>
  Response.json(
    { code: 'invalid', type: 'invalid', message: 'That is not the number in the PDF.', param: 'accessNumber' },
    { status: 422 },
  );

async function open(consent: unknown, file: () => unknown = () => new Response('%PDF')) {
  const opened = await openScreen(SigningIntro, {
    at: 'signing/intro',
    view: viewAt('NOTE_SIGNING'),
    answers: { '/signing': state(false), '/signing/access-check': file, '/signing/consent': consent },
  });
  await screen.findByRole('heading', { name: 'Check that you can open a PDF' });
  return opened;
}
const number = () => screen.getByRole('textbox', { name: /Number in the PDF/ });
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begin' }));

describe('agreeing to electronic documents', () => {
  test('asks for the number in a PDF and for the agreement, and sends nothing before both are there', async () => {
    const { sent } = await open(state(true));
    await begin();
    expect(screen.getByText('Please type the four digits that you find in the PDF')).toBeTruthy();
    expect(screen.getByText('Please agree, or ask us for paper')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(number()));
    await userEvent.type(number(), '12');
    await userEvent.click(screen.getByRole('checkbox'));
    await begin();
    expect(screen.queryByRole('dialog', { name: 'Why we need your location' })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('a number that is not in the PDF is told beside its field; where one is is asked once', async () => {
    const answers = [wrong(), Response.json(state(true))];
    const { sent } = await open(() => answers.shift());
    await userEvent.type(number(), ' 1234 ');
    await userEvent.click(screen.getByRole('checkbox'));
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue without' }));
    await screen.findByText('That is not the number in the PDF.');
    expect(number().getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(number());
    await userEvent.type(number(), '4321');
    await begin();
    await waitFor(() =>
      expect(sent).toEqual([
        { command: 'consent', body: { version, accessNumber: '1234' } },
        { command: 'consent', body: { version, accessNumber: '4321' } },
      ]),
    );
  });

  test('the PDF comes as it is, and one that does not come is told and can be asked for again', async () => {
    const files = [
      Response.json({ code: 'unavailable', message: 'Please try again.' }, { status: 503 }),
      new Response('%PDF'),
    ];
    await open(state(true), () => files.shift());
    const download = () => userEvent.click(screen.getByRole('button', { name: 'Download the PDF' }));
    await download();
    await screen.findByText('Please try again.');
    await download();
    await waitFor(() => expect(saved.map(({ mediaType }) => mediaType)).toEqual(['application/pdf']));
    expect(new TextDecoder().decode(saved[0]?.bytes)).toBe('%PDF');
    expect(screen.queryByText('Please try again.')).toBeNull();
  });
});
