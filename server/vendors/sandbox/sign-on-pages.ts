/** The page of the practice keeper of logins: says who one is, and goes back with a code and the state that was brought. */
import * as v from 'valibot';
import { email as emailRule } from '#core/people/email.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import type { SignOnAbout, SignOnWindow } from '../sign-on/sandbox.ts';
import type { LinkForm, LinkStep } from './link-pages.ts';
import { html, type SandboxPage } from './page.ts';

export interface SignOnPages {
  show(token: string, state: string): Promise<LinkStep>;
  take(token: string, state: string, form: LinkForm): Promise<LinkStep>;
}

const look = { company: 'Lanternkey', tint: '#3b3486' };

export function createSignOnPages(window: SignOnWindow): SignOnPages {
  return {
    show: async (token, state) => {
      const about = await window.visited(token);
      return { page: about ? loginPage(about, state) : closedPage };
    },
    take: async (token, state, form) => {
      const about = await window.visited(token);
      if (!about) return { page: closedPage };
      const [email = '', phone = ''] = [form['email']?.[0], form['phone']?.[0]];
      const typed = v.safeParse(emailRule, email);
      const digits = phone.trim() === '' ? undefined : v.safeParse(phoneDigits, toPhoneDigits(phone));
      if (!typed.success) return { page: loginPage(about, state, { email, phone, wrong: typed.issues[0].message }) };
      if (digits && !digits.success)
        return { page: loginPage(about, state, { email, phone, wrong: digits.issues[0].message }) };
      const code = await window.signIn(token, {
        email: typed.output.toLowerCase(),
        phoneNumber: digits?.output ?? null,
      });
      return code === undefined ? { page: closedPage } : { goTo: backTo(about, { code, state }) };
    },
  };
}

/** What else stands in the address we were given stays there. */
function backTo({ returnUrl }: SignOnAbout, more: Readonly<Record<string, string>>): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}

const closedPage: SandboxPage = {
  ...look,
  title: 'This window is closed',
  status: 404,
  body: html`<p>It was open for ten minutes only, or the address is not complete. Go back to where you came from and log in again.</p>`,
};

interface Before {
  readonly email: string;
  readonly phone: string;
  readonly wrong: string;
}

function loginPage(about: SignOnAbout, state: string, before?: Before): SandboxPage {
  const isWrong = before !== undefined;
  const named = isWrong && html`aria-describedby="error"`;
  return {
    ...look,
    leadsTo: about.returnUrl,
    title: `Log in to ${about.lenderName}`,
    body: html`
      ${isWrong && html`<p class="error" role="alert" id="error">${before.wrong}</p>`}
      <p>One login for everything you have with ${about.lenderName}. If you are new, this makes one.</p>
      <form method="post">
        <label>Email
          <input type="text" inputmode="email" name="email" value="${before?.email ?? ''}" autocomplete="email" autocapitalize="none" spellcheck="false" maxlength="254" required ${named} />
        </label>
        <label>Mobile phone, if you are new
          <input type="text" inputmode="tel" name="phone" value="${before?.phone ?? ''}" autocomplete="tel" maxlength="40" ${named} />
        </label>
        <button>Continue</button>
      </form>
      <p><a href="${backTo(about, { error: 'access_denied', state })}">Cancel and go back</a></p>
      <details>
        <summary>For practice</summary>
        <p>No password is asked for: whoever you say you are is believed. An address that begins with <strong>unconfirmed</strong> plays someone who never confirmed it.</p>
      </details>`,
  };
}
