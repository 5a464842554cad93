/** A home in New York: the lender has a site of its own there, and staff see and write in that site's name. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emailDress } from '#core/messages/email-dress.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { testProduct } from './test-product.ts';
import { hire } from './test-staff.ts';

const product = await testProduct({ hasWorker: false });
const { db, orgCode, brands, origination, cases, workLists, staffEmails } = product;
const { identityUuid } = await hire(product, { role: 'processor' });
const olive = { ...person('operations', orgCode), identityUuid };
const albany = { street1: '90 Statehouse Walk', street2: '', city: 'Albany', state: 'NY', zip: '12207' };
const codes = { CA: 'FIGURE', NY: 'FIGURE_NY' } as const;

async function applicationIn(state: keyof typeof codes) {
  const email = `ada-${randomUUID()}@homeowner.example`;
  const start = aStart(person('borrower', orgCode), state === 'NY' ? { address: albany } : {});
  const { application } = await origination.start({
    ...start,
    known: { ...start.known, borrower: { ...start.known.borrower, email } },
  });
  const { uuid } = application;
  await origination.force(person('operations', orgCode), uuid, { to: 'FACTA_REVIEW', reason: 'For the test.' });
  return { uuid, email, toIdentity: application.borrower.identityUuid };
}

test.each(['NY', 'CA'] as const)('staff see and write to a home in %s in the name of its site', async (state) => {
  const { uuid, email, toIdentity } = await applicationIn(state);
  const site = brands.byCode(codes[state]);
  if (!site) throw new Error('The site is not among the brands.');
  const { display } = site.names;
  expect(display).toBe({ CA: 'Figure', NY: 'Figure New York' }[state]);

  expect((await cases.closing(olive, uuid)).brand).toBe(display);
  const { rows } = await workLists.list(olive, { state, sort: 'risk' });
  expect(rows).toContainEqual(expect.objectContaining({ applicationUuid: uuid, brand: display, state }));
  expect(new Set(rows.map(({ brand }) => brand))).toEqual(new Set([display]));

  const letter = { toIdentity, subject: 'About your deed', words: `Please call us.\n\n${display}` };
  await staffEmails.write(olive, uuid, letter, randomUUID());
  const [sent] = await sandboxMailbox(db).list(orgCode, email);
  expect(sent?.words).toContain(display);
  const { light, foot } = emailDress(site);
  expect(sent?.html).toContain(`${light.topBar};color:${light.onTopBar}`);
  expect(sent?.html).toContain(`>${display}</td>`);
  for (const line of foot) expect(sent?.html).toContain(line.replaceAll('&', '&amp;'));
});
