/** For specs: a server that keeps drafts as ours does, and can be out of reach. */
import { vi } from 'vitest';
import { type Draft, mergeDrafts } from '#core/registration/draft.ts';

export interface DraftServer {
  readonly kept: Map<string, Draft>;
  readonly asked: string[];
  /** What else it answers, by method and path, and the bodies it was sent with it. */
  readonly answers: Map<string, unknown>;
  readonly sent: { readonly what: string; readonly body: unknown }[];
  isDown: boolean;
}

export function stubDraftServer(): DraftServer {
  const server: DraftServer = { kept: new Map(), asked: [], answers: new Map(), sent: [], isDown: false };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const what = `${method} ${url.split('?')[0]}`;
    if (server.answers.has(what)) {
      server.sent.push({ what, body: body && JSON.parse(body) });
      const answer = server.answers.get(what);
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    }
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
