/** How people come to registration and where from: places we do not lend in, referrers, and what is known beforehand. */

import { encodeUrlData } from '#core/registration/url-data.ts';
import { sampleLeads } from '#server/people/leads/samples.ts';
import { expect, expectNoAxeViolations, onlyAt, test } from './fixtures.ts';
import {
  addressLine,
  answerForSale,
  answerProperty,
  draftOf,
  expectMessage,
  expectPath,
  finished,
  goOn,
  newEmail,
  pickAddress,
  provider,
  redesigned,
  signIn,
  startAt,
  typePassword,
  use,
  withFlags,
} from './registration-page.ts';

const { originators, referral, offers, affiliate } = sampleLeads(provider);
const uuidOf = (place: number) => originators[place]?.uuid ?? '';

test.describe('before the script has come', () => {
  // Each in a browser of its own: an answer still on its way would set a cookie again that was cleared for the next.
  for (const [brand, org] of [
    ['our own site', ''],
    ['a partner’s site', '?org=MARIGOLD_MILE'],
  ] as const) {
    test(
      `the first step of ${brand} is there, and what is typed, chosen and pressed meanwhile counts`,
      onlyAt('phone'),
      async ({ page }) => {
        const come = Promise.withResolvers<void>();
        await page.route('**/assets/*.js', async (route) => {
          await come.promise;
          await route.continue();
        });
        await page.goto(redesigned + org, { waitUntil: 'commit' });
        await addressLine(page).fill('12 Harbor Ln Reno NV 89501');
        await use(page, 'Primary home').check();
        await page.getByRole('button', { name: 'Continue' }).click();
        expect(page.url(), 'no answer is sent into the address').toMatch(
          new RegExp(`register-v2${org.replace('?', '\\?')}$`),
        );
        come.resolve();
        await expectPath(page, `${redesigned}/for-sale`);
        await page.goBack();
        await expect(addressLine(page)).toHaveValue(/12 Harbor Ln.*Reno/);
        await page.reload();
        await expect(addressLine(page), 'someone who has begun is drawn nothing empty').toHaveValue(
          /12 Harbor Ln.*Reno/,
        );
      },
    );
  }

  test('every field keeps what it holds while the script takes over, and no list opens over it', {
    tag: '@desktop',
  }, async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(redesigned, { waitUntil: 'commit' });
    await addressLine(page).fill('12 Harbor Ln Reno NV 89501');
    await use(page, 'Primary home').check();
    const watched = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const field = document.querySelector<HTMLInputElement>('input[name=street1]');
      const look = () => {
        seen.add(`${field?.value}, ${document.querySelector<HTMLInputElement>('input:checked')?.value}`);
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    come.resolve();
    const hasBegun = async () => (await page.context().cookies()).some(({ name }) => name === 'hearthline-begun');
    await expect.poll(hasBegun, 'the script has what was typed').toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await watched.evaluate((seen) => [...seen]), 'at no moment').toEqual(['12 Harbor Ln Reno NV 89501, HOME']);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectPath(page, `${redesigned}/for-sale`);
  });

  test('who would rather type the address is heard too', { tag: '@desktop' }, async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(redesigned, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    come.resolve();
    await expect(page.getByLabel('Street address')).toBeVisible();
  });
});

test.describe('where the property lies', { tag: '@desktop' }, () => {
  test('[MODAL-04] Hawaii has a partner lender', async ({ page }) => {
    await page.goto(redesigned);
    await answerProperty(page, '12 Palm St Honolulu HI 96813');
    const dialog = page.getByRole('dialog', { name: 'We do not lend in Hawaii' });
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://koa-lantern.example');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close dialog' }).click();
    await expect(dialog).toBeHidden();
    await expectPath(page, redesigned);
    await expect(addressLine(page)).toHaveValue('12 Palm St Honolulu, HI 96813');
  });

  test('[VAL-057] a New York property has a site of its own', { tag: '@full' }, async ({ page }) => {
    await page.goto(redesigned);
    await answerProperty(page, '5 Pine Rd New York NY 10001');
    await test.step('[MODAL-08] the modal says so and links to the New York site', async () => {
      const dialog = page.getByRole('dialog', { name: 'Your property is in New York' });
      await expect(dialog).toContainText('with a property in New York');
      const link = dialog.getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://ny.figure.example/account/heloc/register');
      await expectNoAxeViolations(page);
    });
    await test.step('[FLAG-08] with the flag off, registration continues here', async () => {
      await withFlags(page, { 'fe-heloc-figure-ny-modal': { enabled: false } });
      await page.reload();
      await expect(addressLine(page)).toHaveValue('5 Pine Rd New York, NY 10001');
      await goOn(page);
      await expectPath(page, `${redesigned}/for-sale`);
    });
  });

  test('[MODAL-08] [VAL-056] the New York site sends every other property away, and keeps its own', async ({
    page,
  }) => {
    await page.goto(`${redesigned}?org=FIGURE_NY`);
    await answerProperty(page);
    const dialog = page.getByRole('dialog', { name: 'Your property is outside New York' });
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://figure.example/account/heloc/register');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Change the address' }).click();
    await pickAddress(page, '5 Pine Rd New York NY 10001');
    await goOn(page);
    await expectPath(page, `${redesigned}/for-sale`);
  });

  test('[VAL-050] [Q-21] New York is refused while its regulator looks at us', async ({ page }) => {
    await withFlags(page, { 'fe-heloc-figure-ny-modal': { enabled: false } });
    await page.goto(`${redesigned}?org=CLOUDGABLE`);
    await answerProperty(page, '5 Pine Rd New York NY 10001');
    const message =
      "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";
    await expectMessage(addressLine(page), message);
    await expectPath(page, redesigned);
  });

  test('[VAL-058] [FLAG-05] a zip of the disaster flag warns of an inspection', { tag: '@full' }, async ({ page }) => {
    await withFlags(page, { 'fe-heloc-ca-fires-01-07-2025': { enabled: true, variables: { zips: ['90272'] } } });
    await page.goto(redesigned);
    await pickAddress(page, '5 Pine Rd Pacific Palisades CA 90272');
    await expect(page.getByText(/disaster.*inspection/)).toBeVisible();
    await expectNoAxeViolations(page);
    await use(page, 'Primary home').check();
    await goOn(page);
    await expectPath(page, `${redesigned}/for-sale`);
  });

  test('[REG-015] [Q-10] where the lender does not lend, one joins the wait list and no account is made', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // What the page tells of its own use goes out when it likes.
      if (request.method() === 'POST' && !pathname.startsWith('/ft/')) calls.push(pathname);
    });
    const propertyAddress = { ...finished.propertyAddress, city: 'New York', state: 'NY', zip: '10001' };
    await withFlags(page, { 'fe-heloc-figure-ny-modal': { enabled: false } });
    await startAt(page, redesigned, { data: { propertyAddress, email: newEmail() } });
    await expect(page.getByText(/not yet available in your state/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the wait list' })).toBeVisible();
    await page.goto(`${redesigned}/set-password`);
    await expect(page.getByText(/consumer reporting agency/)).toBeVisible();
    await typePassword(page);
    await page.getByRole('button', { name: 'Check my rate' }).click();
    await expect(page.getByRole('heading', { name: 'We are not in your area yet' })).toBeVisible();
    expect(calls).toEqual(['/service-wait-list/api/v1/home-equity-loan-plus']);
  });

  test('[VAL-055] the sale question is worded as the brand has it', { tag: '@full' }, async ({ page }) => {
    await page.goto(redesigned);
    await answerProperty(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this property currently listed for sale?');
    await page.goto(`${redesigned}?org=AMBERLOCK`);
    await answerProperty(page, '12 Main St Phoenix AZ 85004');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Has this property been listed for sale within the last 6 months?',
    );
  });
});

test.describe('who sent them', () => {
  test(
    '[PROD-05] a loan officer is shown with call and email actions, on every step',
    onlyAt('phone'),
    async ({ page }) => {
      await page.goto(`${redesigned}?referrer=${uuidOf(0)}`);
      const officer = page.getByRole('region', { name: 'Your loan officer' }).locator('visible=true');
      const call = officer.getByRole('link', { name: 'Call Dana Whitfield' });
      const email = officer.getByRole('link', { name: 'Email Dana Whitfield' });
      await test.step('[LO-01] the originator is shown with name, phone and email', async () => {
        await expect(officer).toContainText('Dana Whitfield');
        await expect(call).toBeVisible();
        await expect(email).toBeVisible();
      });
      await test.step('[LO-02] the actions are tel: and mailto: links', async () => {
        await expect(call).toHaveAttribute('href', 'tel:+18885550101');
        await expect(email).toHaveAttribute('href', 'mailto:originator1@example.com');
      });
      await expectNoAxeViolations(page);
      await answerProperty(page);
      await expect(page).toHaveURL(new RegExp(`for-sale\\?referrer=${uuidOf(0)}`));
      await expect(officer).toContainText('Dana Whitfield');
    },
  );

  test('[SHELL-06] at 390 px the loan originator stands in the bar at the top, once, and not in the margin @phone', async ({
    page,
  }) => {
    await page.goto(`${redesigned}?referrer=${uuidOf(0)}`);
    const officers = page.getByRole('region', { name: 'Your loan officer' });
    await expect(officers).toHaveCount(1);
    await expect(officers).toContainText('Dana Whitfield');
    const [bar, header, heading] = await Promise.all(
      [officers, page.getByRole('banner'), page.getByRole('heading', { level: 1 })].map((part) => part.boundingBox()),
    );
    if (!bar || !header || !heading) throw new Error('Something of the page is not there.');
    expect(bar.y).toBeLessThan(header.y + header.height + 2);
    expect(bar.y + bar.height).toBeLessThanOrEqual(heading.y);
    expect([bar.x, bar.width]).toEqual([0, 390]);
  });

  test('[LO-03] a broker is called one', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await page.goto(`/account/heloc/register?referrer=${uuidOf(1)}`);
    const broker = page.getByRole('region', { name: 'Your broker' }).locator('visible=true');
    await expect(broker).toContainText('Larkspur Mortgage Brokers');
  });

  test('[LO-08] an originator lends only where they are licensed', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await page.goto(`${redesigned}?referrer=${uuidOf(2)}`);
    await answerProperty(page, '12 Main St Dallas TX 75201');
    await expect(page.getByRole('alert')).toContainText(
      'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    );
    await expectPath(page, redesigned);
    await pickAddress(page, '12 Main St Reno NV 89501');
    await goOn(page);
    await expectPath(page, `${redesigned}/for-sale`);
  });

  test('a campaign is remembered, and keeps no one waiting', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await page.goto(`${redesigned}?utm_source=spring-letter&clickId=click-7`);
    await expect(addressLine(page)).toBeVisible();
    await expect.poll(() => draftOf(page)).toMatch(/spring-letter.*click-7|click-7.*spring-letter/);
  });

  test('[LO-07] one no one knows is dropped from the address', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await page.goto(`${redesigned}?referrer=8a1b2c3d-0000-4000-8000-0a1b2c3d4e5f&utm_source=mail`);
    await expect(page).toHaveURL(/register-v2\?utm_source=mail$/);
    await expect(addressLine(page)).toBeVisible();
  });

  test('[Q-29] a lender that wants one takes no one without', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    const required = 'BRIGHTLATCH_HOME_LOANS';
    const isSentAway = async (referrer: string) => {
      await page.goto(`${redesigned}?org=${required}${referrer}`);
      await expectPath(page, '/account/heloc/not-accepting-apps');
    };
    await test.step('[LO-05] a missing referrer leads to the not-accepting page', () => isSentAway(''));
    await test.step('[LO-06] an unknown or invalid referrer leads to the not-accepting page', async () => {
      for (const referrer of ['8a1b2c3d-0000-4000-8000-0a1b2c3d4e5f', 'nonsense'])
        await isSentAway(`&referrer=${referrer}`);
    });
    await page.goto(`${redesigned}?org=${required}&referrer=${sampleLeads(required).originators[0]?.uuid}`);
    await expect(addressLine(page)).toBeVisible();
  });
});

test.describe('what is known of them', { tag: '@desktop' }, () => {
  const { code = '', person: letter } = offers[1] ?? {};

  test('[PREFILL-03] [MSG-009] a mailed offer fills in name and address, and its button says Apply Now', {
    tag: '@full',
  }, async ({ page }) => {
    await startAt(page, `${redesigned}?offerCode=${code}`, {
      data: {
        propertyAddress: { street1: '', street2: '', city: '', state: '', zip: '', occupancyType: null },
        name: { firstName: '', middleName: '', lastName: '', suffix: '' },
      },
    });
    await expect(page.getByText(`Welcome, ${letter?.firstName}.`)).toBeVisible();
    await expect(addressLine(page)).toHaveValue('2209 Alder Ct Sacramento, CA 95816');
    await expect(page.getByLabel('Apartment or unit')).toHaveValue('Unit 4');
    await expectNoAxeViolations(page);
    await use(page, 'Primary home').check();
    await goOn(page);
    await expectPath(page, `${redesigned}/for-sale`);
    await page.goto(`${redesigned}/legal-name?offerCode=${code}`);
    await expect(page.getByLabel('First name')).toHaveValue(letter?.firstName ?? '');
    await expect(page.getByLabel('Last name')).toHaveValue(letter?.lastName ?? '');
    await goOn(page);
    await expectPath(page, `${redesigned}/birthdate`);
    await page.goto(`${redesigned}/set-password?offerCode=${code}`);
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  });

  test('[PREFILL-02] a referral fills in name, address, phone and email', { tag: '@full' }, async ({ page }) => {
    await page.goto(`${redesigned}?referral=${referral.uuid}`);
    await expect(addressLine(page)).toHaveValue('418 Juniper Ln Sacramento, CA 95816');
    await expect(use(page, 'Primary home'), 'nothing is confirmed for anyone').not.toBeChecked();
    await expect.poll(() => draftOf(page)).toContain(referral.person.email);
    const draft = await draftOf(page);
    expect(draft).toContain('(916) 555-0134');
    expect(draft).toContain(referral.person.lastName);
  });

  test('[PREFILL-01] [STORE-06] an affiliate’s visitor arrives with a cookie and finds the form filled in', async ({
    page,
    context,
  }) => {
    await page.goto(`/a/${affiliate.affiliate}?lead=${affiliate.lead}`);
    await expect(addressLine(page)).toHaveValue('1530 Saddle Rd Reno, NV 89501');
    expect((await context.cookies()).map(({ name }) => name)).toContain('hearthline-prepop');
    await use(page, 'Primary home').check();
    await goOn(page);
    await answerForSale(page);
    await expect(page.getByLabel('Annual income')).toHaveValue('118,000');
    await page.getByLabel('Source of income').selectOption('FULL_TIME');
    await goOn(page);
    await expect(page.getByLabel('Last name')).toHaveValue('Breckenridge');
    await goOn(page);
    await expect(page.getByLabel('Year')).toHaveValue('1979');
    await goOn(page);
    await expect(page.getByLabel('Email')).toHaveValue(affiliate.person.email);
    await expect(page.getByLabel('Mobile phone')).toHaveValue('(775) 555-0188');
  });

  test('[PREFILL-04] data in the address fills the form, and is out of the address before anything is sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return;
      sent.push(request.url() + (request.postData() ?? ''));
    });
    const data = encodeUrlData(finished);
    await page.goto(`${redesigned}?utm_source=mail&data=${data}`);
    await expect(addressLine(page)).toHaveValue('12 Main St Reno, NV 89501');
    await expect(page).toHaveURL(/register-v2\?utm_source=mail$/);
    await expect(use(page, 'Primary home')).toBeChecked();
    await goOn(page);
    await expect(use(page, 'No')).toBeChecked();
    await goOn(page);
    await expect(page.getByLabel('Annual income')).toHaveValue('85,000');
    await expect(page.getByLabel('Other income')).toHaveValue('1,200.50');
    await expect(page.getByLabel('Source of income')).toHaveValue('FULL_TIME');
    await goOn(page);
    await expect(page.getByLabel('Last name')).toHaveValue("O'Neil");
    await goOn(page);
    await expect(page.getByLabel('Month')).toHaveValue('1');
    await expect(page.getByLabel('Year')).toHaveValue('1980');
    expect(sent.filter((each) => each.includes(data))).toEqual([]);
  });

  test('[PREFILL-04] nonsense in the address is ignored, and skips nothing', { tag: '@full' }, async ({ page }) => {
    for (const data of ['%00', '__proto__', 'eyJwIjpbMSwyLDNdfQ', 'x'.repeat(5000)]) {
      await page.goto(`${redesigned}?data=${data}`);
      await expect(addressLine(page)).toHaveValue('');
      await expectPath(page, redesigned);
    }
  });

  test('[REG-011] someone signed in is known, and is not asked again how to be reached', { tag: '@full' }, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(redesigned);
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await startAt(page, `${redesigned}/birthdate`);
    await expect(page.getByRole('button', { name: 'Check my rate' })).toBeVisible();
    await page.goto('/account/heloc/register');
    const groups = page.getByRole('navigation', { name: 'Application sections' });
    await expect(groups).toBeVisible();
    await expect(groups.getByText('Contact Info')).toHaveCount(0);
  });

  test('[VAL-024] an email of the profile is read-only', { tag: '@full' }, async ({ page }) => {
    const email = await signIn(page);
    await page.route('**/service-profile/api/v1/profile', async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), phoneNumbers: [] } });
    });
    await startAt(page, `${redesigned}/phone-and-email`, { data: { email: 'other@example.com' } });
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
  });
});
