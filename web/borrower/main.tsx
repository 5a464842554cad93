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
import { fetchPage, fetchRoutesSoon } from './routes.tsx';
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
  const { organization, hasSession } = start();
  const opened = { orgCode: organization.orgCode, pathname: location.pathname, hasSession };
  const isDrawn = root.hasChildNodes();
  // A transition is done in small turns: anyone who types already is not held up.
  if (isDrawn && isNewcomer(opened)) startTransition(() => void hydrateRoot(root, <App />));
  else {
    const show = () => startTransition(() => createRoot(root).render(<App />));
    // A frame drawn for someone with a session stands until the page can take its place at once.
    if (isDrawn && hasSession) fetchPage(location.pathname).then(show, show);
    else show();
  }
} catch (error) {
  // Without a brand there is no page to dress; say it in plain words and let the watcher report it.
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
}
