/** For specs: a server that keeps drafts as ours does, and can be out of reach. */
import { vi } from 'vitest';
import { type Draft, mergeDrafts } from '#core/registration/draft.ts';

export interface DraftServer {
  readonly kept: Map<string, Draft>;
  readonly asked: string[];
  isDown: boolean;
}

export function stubDraftServer(): DraftServer {
  const server: DraftServer = { kept: new Map(), asked: [], isDown: false };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (server.isDown || !url.includes('/registration-draft/')) throw new TypeError('Failed to fetch');
    const id = url.split('/').at(-1) ?? '';
    server.asked.push(`${method} ${id}`);
    if (method === 'GET') return Response.json({ draft: server.kept.get(id) ?? null });
    if (method === 'DELETE') server.kept.delete(id);
    if (method === 'PUT') {
      const draft = JSON.parse(body ?? '') as Draft;
      const known = server.kept.get(id);
      server.kept.set(id, known ? mergeDrafts(known, draft) : draft);
    }
    return new Response(null, { status: 204 });
  });
  return server;
}
