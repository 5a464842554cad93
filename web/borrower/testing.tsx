/** For specs: the site's parts in a brand and at an address, as the server would have served them. */
import { getByRole, type RenderResult, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { evaluateFlags, type FlagSettings } from '#core/flags.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import type { Start } from '#web/client/start.ts';
import { startData as bareStart } from '#web/client/testing.ts';
import { settled } from '#web/ui/testing.tsx';
import { StartContext } from './site.ts';

export { settled };

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
export async function show(element: ReactNode, scene?: Scene): Promise<RenderResult> {
  const rendered = render(inSite(element, scene));
  await settled();
  return rendered;
}

/** The start data with some of the lender's own facts replaced. */
export function lender(company: Partial<Start['organization']['orgMetaData']['companyInfo']>): Start {
  const { organization } = startData;
  const { orgMetaData } = organization;
  const companyInfo = { ...orgMetaData.companyInfo, ...company };
  return { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, companyInfo } } };
}

/** Presses the one button that reads so, and waits until what it set going has come to rest. */
export async function pressButton(name: string, within: ParentNode = document): Promise<void> {
  await userEvent.click(getByRole(within instanceof HTMLElement ? within : document.body, 'button', { name }));
  await settled();
}

export function hrefs(within: ParentNode): string[] {
  return [...within.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '');
}
