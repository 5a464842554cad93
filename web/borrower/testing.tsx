/** For specs: the site's parts in a brand and at an address, as the server would have served them. */
import { act, type ReactNode } from 'react';
import { evaluateFlags, type FlagSettings } from '#core/flags.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import type { Start } from '#web/client/start.ts';
import { startData as bareStart } from '#web/client/testing.ts';
import { click, type Rendered, render } from '#web/ui/testing.tsx';
import { StartContext } from './site.ts';

/** Every flag as no one has set it. */
export const startData: Start = withFlags({});

export function withFlags(settings: FlagSettings): Start {
  return { ...bareStart, flags: evaluateFlags(settings, { isProduction: true }) };
}

interface Scene {
  readonly at?: string;
  readonly start?: Start;
}

export function inSite(element: ReactNode, { at = '/', start = startData }: Scene = {}): ReactNode {
  return (
    <StartContext value={start}>
      <MemoryRouter at={at}>{element}</MemoryRouter>
    </StartContext>
  );
}

/** Shows something and waits until what it loads has come. */
export async function show(element: ReactNode, scene?: Scene): Promise<Rendered> {
  const rendered = render(inSite(element, scene));
  await settle();
  return rendered;
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

/** The start data with some of the lender's own facts replaced. */
export function lender(company: Partial<Start['organization']['orgMetaData']['companyInfo']>): Start {
  const { organization } = startData;
  const { orgMetaData } = organization;
  const companyInfo = { ...orgMetaData.companyInfo, ...company };
  return { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, companyInfo } } };
}

/** Presses the one button that reads so; what it says only while busy is hidden, and not read. */
export async function pressButton(name: string, within: ParentNode = document): Promise<void> {
  const [only, ...others] = [...within.querySelectorAll('button')].filter((button) => spokenName(button) === name);
  if (!only || others.length > 0) throw new Error(`There is not one button named "${name}".`);
  click(only);
  await settle();
}

function spokenName(button: HTMLButtonElement): string {
  const copy = button.cloneNode(true) as HTMLButtonElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return button.getAttribute('aria-label') ?? copy.textContent.trim();
}

export function hrefs(within: ParentNode): string[] {
  return [...within.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '');
}
