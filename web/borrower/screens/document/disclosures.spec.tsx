import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { hrefs } from '../../testing.tsx';
import { openScreen, uuid, viewAt } from '../application/testing.tsx';
import { ReserveManual } from '../notary/manual.tsx';
import { SigningIntro } from '../signing/intro.tsx';
import { Disclosures } from './disclosures.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const paper = (documentUuid: string, type: string, title: string) => ({
  uuid: documentUuid,
  type,
  title,
  mediaType: 'application/pdf',
  bytes: 120_000,
  createdAt: '2026-04-21T18:00:00.000Z',
  isUpload: false,
});
/** Oldest first, as they are answered. */
const documents = [
  paper('d1', 'APPLICATION_SUMMARY', 'Your application'),
  paper('d2', 'CLOSING_DISCLOSURE', 'Closing disclosure'),
  paper('d3', 'HELOC_AGREEMENT', 'Agreement'),
  paper('d4', 'CLOSING_DISCLOSURE', 'Corrected closing disclosure'),
];
const division = { costs: [], cashCents: 49_475_00, before: { costs: [], cashCents: 49_775_00 } };
const notary = { closingNotBefore: null, timeZone: 'America/Los_Angeles', slot: null, feeCents: 300_00 };
const offer = { amountCents: 51_495_00, drawCents: 50_000_00, rateBps: 899, termYears: 10, type: 'STANDARD' };

/** The title of the document that is open after following an address. */
async function openedBy(at: string) {
  const { container } = await openScreen(Disclosures, {
    at,
    view: viewAt('FINAL_OFFER'),
    answers: { '/documents': documents, '/content': new Response(null, { status: 404 }) },
  });
  return [...container.querySelectorAll('button[aria-current=true]')].map((button) => button.textContent);
}

const links = [
  {
    name: 'Read the closing disclosure',
    Screen: SigningIntro,
    at: 'signing/intro',
    view: viewAt('FINAL_OFFER'),
    particulars: { offer, payoffs: [], division },
  },
  {
    name: 'Read the corrected disclosure',
    Screen: ReserveManual,
    at: 'notary/reserve-manual',
    view: viewAt('MANUAL_DEED_SIGNING'),
    particulars: { notary: { ...notary, inPerson: 'chosen' }, division },
  },
];

test.each(links)('‘$name’ opens the newest closing disclosure', async ({ name, Screen, at, view, particulars }) => {
  const { container } = await openScreen(Screen, {
    at,
    view,
    answers: { '/particulars': particulars, '/slots': { timeZone: 'America/Los_Angeles', days: [] } },
  });
  await screen.findByRole('link', { name });
  const [href = ''] = hrefs(container).filter((each) => each.includes('/document/disclosures'));
  cleanup();
  expect(await openedBy(href.replace(`/account/heloc/${uuid}/`, ''))).toEqual(['Corrected closing disclosureTo read']);
});

test('an address that names none opens the first', async () => {
  expect(await openedBy('document/disclosures')).toEqual(['Your applicationTo read']);
});
