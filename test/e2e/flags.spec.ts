/**
 * Flags that staff change while the product runs: a page that is loaded next shows the difference. Every rule names one
 * organization that no other test looks at, so the rest of the run notices nothing.
 */
import type { APIRequestContext, Locator } from '@playwright/test';
import { apply, becomeApplicant, emailTo, force, type Made, until, whereNow } from './application-page.ts';
import { test as base, expect } from './fixtures.ts';
import { flagDesk, type SetFlag } from './flag-desk.ts';
import { expectPath, finished, goOn, pickAddress, redesigned, startAt, use } from './registration-page.ts';
import { startProduct } from './start-product.ts';
import { goOnTo, operate } from './way.ts';

/** Sets flags for one organization, each test for one of its own: two at once are not in each other's way. */
const test = base.extend<{ set: SetFlag; org: string }>({
  org: 'PLINTHLY',
  set: async ({ playwright, baseURL, org }, give) => give(await flagDesk(playwright, baseURL, org)),
});

const at = (path: string, org: string) => `${path}?org=${org}`;

const password = 'Plum-tractor-91!';
const signerEmail = ({ uuid }: Made) => `sid-${uuid.slice(0, 8)}@example.com`;

/** Invited, let in by the link of the email, and asked for a paper: all by the calls that the pages make. */
async function becomeSigner(signer: APIRequestContext, borrower: APIRequestContext, made: Made, org: string) {
  const email = signerEmail(made);
  const headers = { authorization: `Bearer ${made.token}`, 'idempotency-key': crypto.randomUUID() };
  const about = `/service-application/api/v2/application/heloc/${made.uuid}`;
  const data = { firstName: 'Sid', lastName: 'Owner', email, phoneNumber: '4155550177' };
  const added = await borrower.post(`${about}/addSigner`, { headers, data });
  expect(added.ok(), await added.text()).toBe(true);
  const link = await emailTo(borrower, email, 'asks you to sign', org);
  const token = /#token=([\w.-]+)/.exec(link)?.[1] ?? '';
  const chosen = await signer.post('/identity/api/v1/password/reset', { data: { token, password } });
  expect(chosen.ok(), await chosen.text()).toBe(true);
  const view = await borrower.get(about.replace('/v2/', '/v1/'), { headers });
  const [{ identityUuid: signerUuid }] = (await view.json()).helocSigners;
  await operate(borrower, made.uuid, 'conditionRaised', { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW', signerUuid });
}

async function logIn(request: APIRequestContext, email: string, org: string): Promise<string> {
  const answer = await request.post('/identity-broker/customer/api/v3/login', {
    headers: { 'x-org': org },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.headers()['authorization'] ?? '';
}

test.describe('a flag that is changed at run time', { tag: '@desktop' }, () => {
  test('[FLAG-10] maintenance stands in for the routes that are named', async ({ page, faults, set, org }) => {
    faults.allow(/503/);
    await set('fe-heloc-maintenance', true, { routes: ['/register'], message: 'Back at noon.' });
    await test.step('[SHELL-35] the maintenance page shows instead of the route', async () => {
      await page.goto(at('/account/heloc/register', org));
      await expect(page.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
      await expect(page.getByText('Back at noon.')).toBeVisible();
    });
    await test.step('[SHELL-36] a route that is not named stays', async () => {
      await page.goto(at('/account/heloc/register-v2', org));
      await expect(page.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeHidden();
    });
    await set('fe-heloc-maintenance', false);
    await page.goto(at('/account/heloc/register', org));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Back at noon.')).toBeHidden();
  });

  test.describe(() => {
    test.use({ org: 'ORCHARDBIT' });

    test('[FLAG-14] [ROUTE-006] the redesigned registration', async ({ page, set, org }) => {
      await set('fe-heloc-redesign-2025', false);
      await page.goto(at('/account/heloc/register-v2', org));
      await expect(page).toHaveURL(/\/account\/heloc\/register(\/|\?|$)/);
      await set('fe-heloc-redesign-2025', true);
      await page.goto(at('/account/heloc/register-v2', org));
      await expect(page).toHaveURL(/\/register-v2/);
    });
  });

  test.describe(() => {
    test.use({ org: 'OTTERBEND' });

    test('[FLAG-17] the chat', async ({ page, set, org }) => {
      const launcher = page.getByRole('button', { name: 'Chat with us' });
      await set('fe-webchat', true);
      await page.goto(at('/contact', org));
      await expect(launcher).toBeVisible();
      await set('fe-webchat', false);
      await page.goto(at('/contact', org));
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(launcher).toBeHidden();
    });

    test('[Q-80] broker mode', async ({ page, set, org }) => {
      const password = page.getByLabel('Password', { exact: true });
      await set('fe-heloc-new-authentication', true);
      await page.goto(at('/auth/login', org));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(password).toBeHidden();
      await set('fe-heloc-new-authentication', false);
      await page.goto(at('/auth/login', org));
      await expect(password).toBeVisible();
    });

    // A product of its own; what the page and the server do with the flag is tried beside their code.
    test('[FLAG-18] [CALL-54] the base address: with the flag off, visits are told to the service’s own', {
      tag: '@full',
    }, async ({ playwright, browser, org }) => {
      const elsewhere = 'https://calls.example';
      const product = await startProduct({ env: { SERVICE_URL: elsewhere } });
      try {
        const set = await flagDesk(playwright, product.url, org);
        for (const isOn of [false, true]) {
          await set('fe-relative-url-heloc', isOn);
          const context = await browser.newContext({ baseURL: product.url });
          await context.route(`${elsewhere}/**`, (route) =>
            route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { sessionKey: {} } }),
          );
          const page = await context.newPage();
          const told = page.waitForRequest('**/ft/external/session');
          await page.goto(at('/contact', org));
          expect(new URL((await told).url()).origin).toBe(isOn ? product.url : elsewhere);
          await context.close();
        }
      } finally {
        await product.stop();
      }
    });
  });

  test.describe(() => {
    test.use({ org: 'MINTWINDOW' });

    test('registration: zips of a disaster, New York’s site and notice, consent to texts', { tag: '@full' }, async ({
      page,
      set,
      org,
    }) => {
      const shows = async (step: string, part: string, difference: Locator, isShown: boolean) => {
        await page.goto(at(`${redesigned}/${step}`, org));
        await expect(page.getByLabel(part).first()).toBeVisible();
        await expect(difference).toBeVisible({ visible: isShown });
      };
      const propertyAddress = { ...finished.propertyAddress, city: 'New York', state: 'NY', zip: '10001' };
      await startAt(page, at(`${redesigned}/set-password`, org), { org, data: { propertyAddress } });
      const notice = page.getByText(/consumer reporting agency/);
      const texts = page.getByRole('checkbox', { name: /text messages from .* about my application/ });
      // While its own site is not named, an address in New York leads on here.
      await set('fe-heloc-figure-ny-modal', false);
      await test.step('[FLAG-12] the flag shows or hides the New York notice', async () => {
        for (const isOn of [false, true]) {
          await set('fe-heloc-ny-fcra', isOn);
          await shows('set-password', 'Confirm password', notice, isOn);
        }
      });
      await test.step('[FLAG-16] the flag shows or hides the consent to texts', async () => {
        for (const isOn of [false, true]) {
          await set('fe-heloc-sms-transactional-consent', isOn);
          await shows('phone-and-email', 'Mobile phone', texts, isOn);
        }
      });
      await test.step('[FLAG-08] the flag switches the New York modal', async () => {
        const dialog = page.getByRole('dialog', { name: 'Your property is in New York' });
        for (const isOn of [true, false]) {
          await set('fe-heloc-figure-ny-modal', isOn);
          await page.goto(at(redesigned, org));
          await use(page, 'Primary home').check();
          await goOn(page);
          if (isOn) await expect(dialog).toBeVisible();
          else await expectPath(page, `${redesigned}/for-sale`);
        }
      });
      await test.step('[FLAG-05] only the zip codes of the flag show the disaster warning', async () => {
        const warning = page.getByText(/disaster.*inspection/);
        for (const zips of [['90272'], ['90001']]) {
          await set('fe-heloc-ca-fires-01-07-2025', true, { zips });
          await page.goto(at(redesigned, org));
          await pickAddress(page, '5 Pine Rd Pacific Palisades CA 90272');
          await expect(warning).toBeVisible({ visible: zips.includes('90272') });
        }
      });
    });
  });

  test('an application: offers, purposes, income, identity, valuation', { tag: '@full' }, async ({
    page,
    set,
    org,
  }) => {
    const made = await becomeApplicant(page, { org, state: 'CA', persona: 'Lowconf' });
    await goOnTo(page.request, made, {}, 'OFFER_SELECTION');
    /** Loads the page where the application is, with each flag off and then on. */
    const differs = async (keys: readonly string[], look: (isOn: boolean) => Promise<void>) => {
      const { path } = await whereNow(page, made);
      for (const isOn of [false, true]) {
        for (const key of keys) await set(key, isOn);
        await page.goto(at(path, org));
        await look(isOn);
      }
    };
    await differs(['fe-heloc-rate-buy-down', 'fe-heloc-multi-page-product-select'], async (isOn) => {
      await test.step(`[FLAG-11] offers are on ${isOn ? 'several pages' : 'one page'}`, async () => {
        await expect(page.getByRole('heading', { name: 'How much (1 of 4)' })).toBeVisible({ visible: isOn });
        if (isOn) await page.getByRole('button', { name: 'Next' }).click();
      });
      await test.step(`[FLAG-13] the bought-down rate is ${isOn ? 'shown' : 'not shown'}`, async () => {
        await page.getByRole('radio', { name: '10 years' }).click();
        await expect(page.getByRole('radio', { name: /^4\.99%/ })).toBeVisible({ visible: isOn });
      });
    });
    await force(page, made.uuid, 'COLLECT_ADDITIONAL_INFO');
    await test.step('[FLAG-04] the flag adds a business purpose', () =>
      differs(['fe-heloc-business-purpose'], async (isOn) => {
        const purposes = page.getByLabel('What is the money mainly for?');
        await expect(purposes).toBeVisible();
        await expect(purposes.getByRole('option', { name: 'My business' })).toHaveCount(isOn ? 1 : 0);
      }));
    await force(page, made.uuid, 'APP_SUBMISSION');
    const income = { employmentType: 'SELF_EMPLOYED', annualIncomeCents: 18_000_000 };
    const told = await page.request.post(`/service-application/api/v2/application/heloc/${made.uuid}/correctAnswers`, {
      headers: { authorization: `Bearer ${made.token}`, 'idempotency-key': crypto.randomUUID() },
      data: { income },
    });
    expect(told.ok(), await told.text()).toBe(true);
    await force(page, made.uuid, 'INCOME_VERIFICATION');
    const ofIncome = ['business-iv', 'self-employ-tax-verification', 'irs-maintenance'];
    const ways = page.getByRole('list', { name: 'Ways to verify your income' });
    await differs(
      ofIncome.map((name) => `fe-heloc-${name}`),
      async (isOn) => {
        const offered = isOn ? 1 : 0;
        await expect(ways.getByRole('link', { name: 'Deposits in your bank account' })).toBeVisible();
        await test.step('[FLAG-03] the flag adds business accounts', () =>
          expect(ways.getByRole('link', { name: 'Business accounts' })).toHaveCount(offered));
        await test.step('[FLAG-15] the flag adds 1099 records for the self-employed', () =>
          expect(ways.getByText('1099 records')).toHaveCount(offered));
        await test.step('[FLAG-09] during IRS maintenance the tax transcripts are not offered', async () => {
          await expect(ways.getByRole('link', { name: 'Tax transcripts' })).toHaveCount(1 - offered);
          await expect(ways.getByText(/the IRS is not answering/).first()).toBeVisible({ visible: isOn });
        });
      },
    );
    await force(page, made.uuid, 'IDENTITY_VERIFICATION');
    await test.step('[FLAG-02] the flag asks for the back of the document', () =>
      differs(['fe-heloc-back-of-id'], async (isOn) => {
        await page.getByRole('radio', { name: 'US State ID Card' }).check();
        await expect(page.getByRole('heading', { name: 'Front of your document' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Back of your document' })).toBeVisible({ visible: isOn });
      }));
    await test.step('[CALL-56] features are asked for with the application, so a rule by state applies', async () => {
      const asking = page.waitForResponse((response) => response.url().endsWith('/secure/api/v1/features'));
      await set('fe-heloc-back-of-id', true, undefined, { states: ['CA'] });
      await page.reload();
      const asked = await asking;
      expect(asked.status()).toBe(200);
      const { optimizeUser } = asked.request().postDataJSON();
      expect(optimizeUser).toMatchObject({ applicationUuid: made.uuid, productType: 'heloc' });
      await page.getByRole('radio', { name: 'US State ID Card' }).check();
      await expect(page.getByRole('heading', { name: 'Back of your document' })).toBeVisible();
    });
    await force(page, made.uuid, 'NAV_BPO_ORDER_REQUEST');
    await test.step('[FLAG-06] the flag changes who pays for the valuation', () =>
      differs(['fe-heloc-company-covers-appraisal'], async (isOn) => {
        await expect(page.getByText(isOn ? 'We pay for the valuation.' : /The valuation costs/)).toBeVisible();
      }));
  });

  test('[FLAG-01] [SIGNER-06] an additional signer is asked for what we need, or is not', { tag: '@full' }, async ({
    page,
    browser,
    baseURL,
    set,
    org,
  }) => {
    const borrower = await apply(page.request, { org, state: 'CA' });
    await until(page.request, borrower.uuid, 'OFFER_SELECTION');
    await force(page, borrower.uuid, 'CO_DEED_REQ');
    const signer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await becomeSigner(signer.request, page.request, borrower, org);
    const token = await logIn(signer.request, signerEmail(borrower), org);
    await signer.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
    const fetched: string[] = [];
    signer.on('request', (request) => {
      if (request.url().includes('/external-applicants')) fetched.push(request.url());
    });
    for (const isOn of [false, true]) {
      await set('fe-heloc-additional-signer-conditions', isOn);
      fetched.length = 0;
      await signer.goto(at('/account/heloc/heloc-signer/conditions', org));
      await expect(signer.getByRole('heading', { name: 'Nothing is needed from you' })).toBeVisible({ visible: !isOn });
      await expect(signer.getByRole('link', { name: 'Upload Document' })).toBeVisible({ visible: isOn });
      expect(fetched.length > 0).toBe(isOn);
    }
    await signer.context().close();
  });

  test('[FLAG-07] a closing in the District of Columbia has its tax return, or has not', { tag: '@full' }, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const inDistrict = 'CANDLEWHARF';
    const set = await flagDesk(playwright, baseURL, inDistrict);
    const { uuid } = await becomeApplicant(page, { org: inDistrict, state: 'DC' });
    await until(page.request, uuid, 'OFFER_SELECTION');
    const papers = page.getByRole('list', { name: 'Your documents' });
    const taxReturn = papers.getByRole('button', { name: /Recordation tax return/ });
    for (const isOn of [false, true]) {
      await set('fe-heloc-dc-fp7', isOn);
      await force(page, uuid, 'WAITING_FOR_CLOSING_DISCLOSURE');
      await until(page.request, uuid, 'FINAL_OFFER');
      await page.goto(`/account/heloc/${uuid}/document/disclosures?org=${inDistrict}`);
      await expect(papers.getByRole('button', { name: /closing disclosure/i }).first()).toBeVisible();
      await expect(taxReturn).toHaveCount(isOn ? 1 : 0);
    }
    await taxReturn.click();
    await expect(page.getByRole('article')).toContainText('Recorder of Deeds');
  });
});

test('[VARIANT-05] crypto: who came by its advertisement is told apart in the chat', {
  tag: ['@desktop', '@full'],
}, async ({ browser, baseURL }) => {
  for (const [source, productType] of [
    ['cloc', 'CRYPTO_HELOC'],
    ['mail', 'HELOC'],
  ]) {
    const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await page.goto(`/contact?pop-webchat&mode=twilio&utm_source=${source}`);
    await page.getByLabel('Your name').fill('Vera');
    await page.getByLabel('Your email').fill('vera@example.com');
    const beginning = page.waitForRequest('**/twilio/initWebChat');
    await page.getByRole('button', { name: 'Start the chat' }).click();
    expect((await beginning).postDataJSON().attributes.productType).toBe(productType);
    await page.context().close();
  }
});
