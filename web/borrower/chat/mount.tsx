/**
 * Puts the launcher into its own place in the page, beside the site. So a page or a frame that changes changes nothing in
 * the chat, a page that breaks does not break it, and the first page carries none of it: the footer asks for it.
 */
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { BrowserRouter } from '#web/app/router.tsx';
import { Launcher } from './launcher.tsx';

export function mountChat(place = document.getElementById('chat')): void {
  if (!place || place.dataset['isOn']) return;
  place.dataset['isOn'] = 'true';
  createRoot(place).render(
    <ErrorBoundary instead={null} reportedAs="Chat">
      <BrowserRouter>
        <Launcher />
      </BrowserRouter>
    </ErrorBoundary>,
  );
}
