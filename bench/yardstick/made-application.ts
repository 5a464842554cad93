/** An application of the workshop's making, as far as a screen, for a browser context that is then signed in as its borrower. */
import type { BrowserContext } from '@playwright/test';

export interface MadeApplication {
  readonly uuid: string;
  readonly token: string;
}

export async function makeApplication(context: BrowserContext, url: string, screen: string): Promise<MadeApplication> {
  const made = (await (
    await context.request.post(`${url}/dev/api/applications`, { data: {} })
  ).json()) as MadeApplication;
  for (let tries = 0; tries < 100; tries += 1) {
    const now = await (await context.request.get(`${url}/dev/api/applications/${made.uuid}`)).json();
    if (now.open.includes(screen)) return made;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The application did not come to ${screen}.`);
}
