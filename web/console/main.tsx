/** Starts the console in the page the server wrote. Staff keep a session of their own beside a borrower's. */
import '#web/ui/base.css';
import './frame/desk.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/app/router.tsx';
import { connect } from '#web/client/client.ts';
import { watchErrors } from '#web/client/error-report.ts';
import { holdSessionOf } from '#web/client/session.ts';
import { confirmIdentity } from './confirm-identity.tsx';
import { Console } from './console.tsx';

holdSessionOf('agent');
watchErrors(() => '/console');
connect({ kind: 'agent', signedOut: () => location.assign('/console'), confirmIdentity });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console.');
createRoot(root).render(
  <BrowserRouter>
    <Console />
  </BrowserRouter>,
);
