/**
 * Whoever is led away from the offers by who they are or where they live: each comes, by the address of another screen, to
 * the one that tells them why. What befalls people later is walked on the server for every row (personas.db.spec.ts).
 */
import { isStatus } from '#core/journey/statuses.ts';
import { type Persona, personas } from '#server/vendors/personas.ts';
import { becomeApplicant, heading, isThere, until, whereNow } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** What the soft report, the value or the records bring about, before anybody is asked anything. */
const isEarly = ({ branches }: Persona) =>
  branches.some((branch) => /^(softCreditReturned|propertyValued)\.|isTransferRecent|isApplicantOwner/.test(branch));
/** Asked for a number or about a loan first, or led on to the offers and held up later. */
const comeLater = ['Nofile', 'Thin', 'Appraise'];

for (const persona of personas.filter(
  (one) => ['lastName', 'street'].includes(one.carrier) && isEarly(one) && !comeLater.includes(one.value),
)) {
  test(`${persona.value}: ${persona.sentence}`, { tag: '@desktop' }, async ({ page }) => {
    const named = persona.sentence.match(/[A-Z_]{6,}/g)?.filter(isStatus) ?? [];
    const made = await becomeApplicant(page, { persona: persona.value });
    await until(page.request, made.uuid, ...named);
    await page.goto(`/account/heloc/${made.uuid}/start/hmda`);
    await expect
      .poll(async () => isThere(new URL(page.url()).pathname, await whereNow(page, made)), { timeout: 60_000 })
      .toBe(true);
    await expect(heading(page)).not.toBeEmpty();
    await expect(page.getByText('Opening your application')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
}
