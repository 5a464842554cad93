/**
 * Draws the first step of registration as a newcomer sees it, and the frame of a page of someone who is signed in, so that
 * they are on screen before any script has come. Built apart (tools/build.ts) for the server, which gives it what the page
 * itself would read; the site then takes over the first step as it stands, and puts itself in the place of a frame (main.tsx).
 */
import { prerender } from 'react-dom/static';
import { type Place, RouterContext } from '#web/app/router.tsx';
import type { Start } from '#web/client/start.ts';
import { App } from './app.tsx';
import { StartContext } from './site.ts';

const stay = () => {};

export async function drawFirstPage(start: Start, place: Place): Promise<string> {
  const broken: unknown[] = [];
  const { prelude } = await prerender(
    <StartContext value={start}>
      <App
        Router={({ children }) => (
          <RouterContext value={{ place, movement: 'POP', navigate: stay }}>{children}</RouterContext>
        )}
      />
    </StartContext>,
    // One piece, without scripts that would put later pieces in their places.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void broken.push(error) },
  );
  const drawn = await new Response(prelude).text();
  if (broken.length > 0) throw broken[0];
  // The head of the page asks for the logo already.
  return drawn.replace(/^<link rel="preload"[^>]*>/, '');
}
