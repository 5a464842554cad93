/** Starts the site in the page the server wrote. */
import '#web/ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findPage } from '#core/pages.ts';
import { connect } from '#web/client/client.ts';
import { watchErrors } from '#web/client/error-report.ts';
import { start } from '#web/client/start.ts';
import { loginAddress } from './admit.ts';
import { App } from './app.tsx';
import { isNewcomer } from './newcomer.ts';
import { fetchRoutesSoon } from './routes.tsx';
import { watchSoon } from './track.ts';

watchErrors(() => findPage(location.pathname)?.pattern);
connect({
  signedOut: () => location.assign(loginAddress(location, '&ended')),
  confirmIdentity: async () => (await import('./confirm-identity/ask.tsx')).askToConfirm(),
});

watchSoon();
fetchRoutesSoon();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the site.');
try {
  const { organization } = start();
  // A transition is done in small turns: anyone who types already is not held up.
  const isAsDrawn = root.hasChildNodes() && isNewcomer(organization.orgCode, location.pathname);
  if (isAsDrawn) startTransition(() => void hydrateRoot(root, <App />));
  else createRoot(root).render(<App />);
} catch (error) {
  // Without a brand there is no page to dress; say it in plain words and let the watcher report it.
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
}
