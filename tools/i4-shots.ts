// private: pictures of every step, modal, auth page and settings in some brands
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startAt, signIn, finished, newEmail, typePassword } from '/tmp/h/i4/test/e2e/registration-page.ts';
import { startProduct } from '/tmp/h/i4/test/e2e/start-product.ts';
import { browserFlags, ensureBrowser } from '/tmp/h/i4/tools/browser.ts';
const orgs = (process.env.ORGS ?? 'FIGURE').split(',');
const only = process.env.ONLY ?? '';
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] });
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
mkdirSync('/tmp/i4/shots', { recursive: true });
try {
  for (const org of orgs) for (const [size, viewport] of Object.entries(sizes)) {
    const q = `?org=${org}`;
    const shot = async (page, name) => { if (!name.includes(only)) return; await page.waitForLoadState('networkidle').catch(()=>{}); await page.screenshot({ path: `/tmp/i4/shots/${org}-${size}-${name}.png`, fullPage: true, animations: 'disabled' }); };
    const context = await browser.newContext({ viewport, baseURL: product.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(org, size, page.url(), e.message));
    for (const [name, path] of [['login','/auth/login'],['signer-login','/account/heloc/heloc-signer/login'],['forgot','/auth/forgot-password'],['reset','/auth/reset-password#token=x.y'],['reset-none','/auth/reset-password'],['confirm','/auth/confirm-email#token=x.y']]) {
      await page.goto(path.includes('#') ? path.replace('#', q + '#') : path + q); await shot(page, name);
    }
    for (const step of ['', '/home-address', '/for-sale', '/annual-income', '/legal-name', '/birthdate', '/phone-and-email', '/set-password']) {
      await startAt(page, `/account/heloc/register-v2${step}${q}`, { org, data: { ...finished, propertyAddress: { ...finished.propertyAddress, occupancyType: step === '/home-address' ? 'INVESTMENT' : 'HOME' } } });
      await shot(page, 'step' + (step || '/property').replace('/', '-'));
    }
    await page.getByRole('button', { name: /Check my rate|Apply/ }).click(); await shot(page, 'step-set-password-errors');
    await page.goto('/account/heloc/register' + q); await shot(page, 'older');
    const email = await signIn(page, org);
    await page.goto('/dashboard/settings' + q); await page.getByRole('button', { name: 'Save name' }).waitFor(); await shot(page, 'settings');
    const app = page.getByRole('region', { name: 'Authenticator app' });
    await app.getByLabel('Present password').fill('Harbour-Lantern7!'); await app.getByRole('button', { name: 'Set up an app' }).click();
    await app.getByRole('img').waitFor(); await shot(page, 'settings-totp');
    await page.goto('/dashboard' + q); await shot(page, 'dashboard');
    await context.close();
  }
} finally { await browser.close(); await product.stop(); }
