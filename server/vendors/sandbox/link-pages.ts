/**
 * The sign-in window of the link sandboxes, page by page: login, second factor, what is shared, and back to the person who opened
 * it. What was typed is kept by the sandbox between two pages, under a number that only this visit knows.
 */
import { randomBytes } from 'node:crypto';
import type { BankWindow } from '../bank/sandbox.ts';
import type { LinkAbout, LinkWindow } from '../bank/sandbox-link.ts';
import { personas } from '../personas.ts';
import { html, type Markup, type SandboxPage } from './page.ts';
import type { Sandbox } from './sandbox.ts';
import { shelfOf } from './shelf.ts';

export type LinkForm = Readonly<Record<string, readonly string[]>>;
export type LinkStep = { readonly page: SandboxPage } | { readonly goTo: string };

type Vendor = 'bank' | 'income';

interface Attempt {
  readonly login: string;
  readonly password: string;
  readonly answers: readonly string[];
  readonly publicToken?: string;
}

interface Look {
  readonly company: string;
  readonly tint: string;
  readonly shares: readonly string[];
  readonly loginLabel: string;
}

const bankLook: Look = {
  company: 'First Platypus Bank',
  tint: '#14532d',
  shares: ['the numbers and owners of the accounts you choose', 'what is in them'],
  loginLabel: 'User name',
};

const looks: Readonly<Record<string, Look>> = {
  bank: bankLook,
  PLAID_TRANSACTIONS: { ...bankLook, shares: ['a year of deposits into your accounts', 'who paid them'] },
  TRUV_PAYROLL: look('Paywell Payroll', '#5b2a86', ['your employer', 'your pay of the last year']),
  TRUV_FINANCIAL_ACCOUNTS: look('Ledger Lane Business Banking', '#7a3e00', ['deposits into the business accounts']),
  POINTSERV_PAYROLL: look('Records Desk', '#1f4e79', ['your employer', 'your pay of the last year']),
  POINTSERV_TAX: look('Records Desk', '#1f4e79', ['transcripts of your last two tax returns']),
  POINTSERV_1099_MISC: look('Records Desk', '#1f4e79', ['the 1099 forms of the last two years']),
  EMPINFO: look('Employment Records Register', '#374151', ['your employer', 'your pay of the last year']),
};

function look(company: string, tint: string, shares: readonly string[]): Look {
  return { company, tint, shares, loginLabel: 'User name or email' };
}

export interface LinkPages {
  show(vendor: Vendor, linkToken: string): Promise<LinkStep>;
  take(vendor: Vendor, linkToken: string, form: LinkForm): Promise<LinkStep>;
}

export function createLinkPages(
  sandbox: Sandbox,
  windows: { readonly bank: BankWindow; readonly income: LinkWindow },
): LinkPages {
  const open = async (vendor: Vendor, linkToken: string, go: (window: Window) => Promise<LinkStep>) => {
    const about = await windows[vendor].visited(linkToken);
    if (!about) return { page: closedPage };
    return go({ vendor, linkToken, about, look: looks[about.source] ?? bankLook, at: windows[vendor] });
  };
  const attempts = attemptsOf(sandbox);
  return {
    show: (vendor, linkToken) => open(vendor, linkToken, async (window) => ({ page: loginPage(window) })),
    take: (vendor, linkToken, form) =>
      open(vendor, linkToken, async (window) => {
        const attempt = await attempts.find(linkToken, form['attempt']?.[0]);
        if (form['step']?.[0] === 'share' && attempt?.publicToken !== undefined)
          return share(window, windows.bank, attempt.publicToken, form['account'] ?? []);
        const typed: Attempt = attempt
          ? { ...attempt, answers: [...attempt.answers, ...(form['answer'] ?? [])] }
          : { login: form['login']?.[0] ?? '', password: form['password']?.[0] ?? '', answers: [] };
        return signIn(window, windows.bank, typed, (one) => attempts.keep(linkToken, one));
      }),
  };
}

interface Window {
  readonly vendor: Vendor;
  readonly linkToken: string;
  readonly about: LinkAbout;
  readonly look: Look;
  readonly at: LinkWindow;
}

async function signIn(
  window: Window,
  bank: BankWindow,
  attempt: Attempt,
  keep: (attempt: Attempt) => Promise<string>,
): Promise<LinkStep> {
  const { at, linkToken } = window;
  const step = await at.submitLogin(linkToken, attempt.login, attempt.password, attempt.answers);
  if (step.step === 'error') return { page: loginPage(window, sentenceOf(step.error), attempt.login) };
  if (step.step === 'secondFactor') return { page: factorPage(window, step, await keep(attempt)) };
  const id = await keep({ ...attempt, publicToken: step.publicToken });
  return { page: await sharePage(window, bank, step.publicToken, id) };
}

async function share(
  { vendor, linkToken, about, look: own, at }: Window,
  bank: BankWindow,
  publicToken: string,
  accountIds: readonly string[],
): Promise<LinkStep> {
  if (vendor === 'bank') {
    const all = await bank.accountsAt(linkToken, publicToken);
    const chosen = all.flatMap(({ accountId }) => (accountIds.includes(accountId) ? [accountId] : []));
    if (chosen.length === 0)
      return {
        page: {
          ...frame(own, about),
          title: 'Choose an account',
          body: alert('Choose at least one account to share.', about),
        },
      };
    await at.finish(linkToken, publicToken, chosen);
  } else await at.finish(linkToken, publicToken);
  return { goTo: about.returnUrl };
}

function sentenceOf(error: object): string {
  const { display_message, error_message } = error as { display_message?: string | null; error_message?: string };
  return display_message ?? error_message ?? 'Something went wrong. Please try again.';
}

/** What is kept first stays, so every page of a visit has a number of its own. */
function attemptsOf(sandbox: Sandbox) {
  const shelf = shelfOf(sandbox, 'bank');
  return {
    keep: async (linkToken: string, attempt: Attempt) => {
      const id = randomBytes(18).toString('base64url');
      await shelf.keep(`attempt ${linkToken} ${id}`, attempt);
      return id;
    },
    find: (linkToken: string, id: string | undefined) =>
      id === undefined || !/^[\w-]{24}$/.test(id)
        ? Promise.resolve(undefined)
        : shelf.find<Attempt>(`attempt ${linkToken} ${id}`),
  };
}

const frame = ({ company, tint }: Look, { returnUrl }: LinkAbout) => ({ company, tint, leadsTo: returnUrl });

const closedPage: SandboxPage = {
  company: 'Practice window',
  tint: '#374151',
  title: 'This window is closed',
  status: 404,
  body: html`<p>It was open for a few hours only, or the address is not complete. Go back to your application and open it again.</p>`,
};

const goBack = ({ returnUrl }: LinkAbout) => html`<p><a href="${returnUrl}">Cancel and go back</a></p>`;

function alert(words: string, about: LinkAbout): Markup {
  return html`<p class="error" role="alert">${words}</p><p>Use your browser’s back button to try again.</p>${goBack(about)}`;
}

function loginPage(window: Window, error?: string, login = ''): SandboxPage {
  const { look: own, about, vendor } = window;
  const isWrong = error !== undefined;
  return {
    ...frame(own, about),
    title: `Sign in to ${own.company}`,
    body: html`
      ${isWrong && html`<p class="error" role="alert" id="error">${error}</p>`}
      <p>With your permission we will share:</p>
      <ul>${own.shares.map((one) => html`<li>${one}</li>`)}</ul>
      <form method="post">
        <input type="hidden" name="step" value="login" />
        <label>${own.loginLabel}
          <input type="text" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required ${isWrong && html`aria-describedby="error" aria-invalid="true"`} />
        </label>
        <label>Password
          <input type="password" name="password" autocomplete="current-password" maxlength="100" required ${isWrong && html`aria-describedby="error" aria-invalid="true"`} />
        </label>
        <button>Sign in</button>
      </form>
      ${goBack(about)}
      ${practice(vendor)}`,
  };
}

/** The published logins: a practice window that keeps them to itself is no use to anyone. */
function practice(vendor: Vendor): Markup {
  const rows = personas.filter(
    ({ carrier, need }) => need === vendor && (carrier === 'login' || carrier === 'password'),
  );
  return html`<details>
    <summary>Logins for practice</summary>
    <ul>${rows.map(({ carrier, value, sentence }) => html`<li><strong>${value}</strong> (${carrier}): ${sentence}</li>`)}</ul>
  </details>`;
}

function factorPage(
  { look: own, about }: Window,
  { prompts, choices }: { readonly prompts: readonly string[]; readonly choices: readonly string[] },
  attempt: string,
): SandboxPage {
  const asked = choices.length > 0 ? prompts.map((words) => choose(words, choices)) : prompts.map(typeIn);
  return {
    ...frame(own, about),
    title: 'One more step',
    body: html`
      <p>${own.company} wants to be sure that it is you.</p>
      <form method="post">
        <input type="hidden" name="step" value="factor" />
        <input type="hidden" name="attempt" value="${attempt}" />
        ${asked}
        <button>Continue</button>
      </form>
      ${goBack(about)}`,
  };
}

const typeIn = (words: string) =>
  html`<label>${words}<input type="text" name="answer" autocomplete="one-time-code" maxlength="100" required /></label>`;

const choose = (words: string, choices: readonly string[]) => html`<fieldset>
    <legend>${words}</legend>
    ${choices.map((choice) => html`<label class="choice"><input type="radio" name="answer" value="${choice}" required />${choice}</label>`)}
  </fieldset>`;

async function sharePage(
  { look: own, about, vendor, linkToken }: Window,
  bank: BankWindow,
  publicToken: string,
  attempt: string,
): Promise<SandboxPage> {
  const accounts = vendor === 'bank' ? await bank.accountsAt(linkToken, publicToken) : [];
  const list = accounts.map(
    ({ accountId, name, mask }, at) => html`<label class="choice">
        <input type="checkbox" name="account" value="${accountId}" ${at === 0 && html`checked`} />${name}, ending in ${mask}
      </label>`,
  );
  return {
    ...frame(own, about),
    title: accounts.length > 0 ? 'Choose what to share' : 'Share with your lender',
    body: html`
      <form method="post">
        <input type="hidden" name="step" value="share" />
        <input type="hidden" name="attempt" value="${attempt}" />
        ${accounts.length > 0 && html`<fieldset><legend>Your accounts</legend>${list}</fieldset>`}
        <div>
          <p>Your lender will see:</p>
          <ul>${own.shares.map((one) => html`<li>${one}</li>`)}</ul>
          <p>It cannot move money, and it never learns your password.</p>
        </div>
        <button>Share and go back</button>
      </form>
      ${goBack(about)}`,
  };
}
