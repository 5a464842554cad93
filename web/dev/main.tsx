/** The workshop under /dev: every building block in every state, in any brand. Never served in production. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#web/ui/base.css';
import { BrowserRouter } from '#web/app/router.tsx';
import { readPageData } from './page-data.ts';
import { Workshop } from './workshop.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Workshop page={readPageData(document)} />
    </BrowserRouter>
  </StrictMode>,
);
