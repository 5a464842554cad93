/** Serves the sandboxes' own pages under /sandbox: plain HTML and forms, a policy of their own, no script at all. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LinkForm, LinkPages, LinkStep } from './link-pages.ts';
import { drawPage, type SandboxPage } from './page.ts';

const formBytesMax = 10_000;

export function addSandboxPages(server: FastifyInstance, { links }: { readonly links: LinkPages }): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytesMax },
      (_request, text, done) => done(null, formOf(String(text))),
    );
    for (const vendor of ['bank', 'income'] as const) {
      const url = `/sandbox/${vendor}/link/:token`;
      scope.get(url, async (request, reply) => answer(reply, await links.show(vendor, tokenOf(request.params))));
      scope.post(url, async (request, reply) =>
        answer(reply, await links.take(vendor, tokenOf(request.params), (request.body ?? {}) as LinkForm)),
      );
    }
  });
}

const tokenOf = (params: unknown) => (params as { readonly token: string }).token;

function formOf(text: string): LinkForm {
  const form: Record<string, string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const list = form[name] ?? [];
    list.push(value);
    form[name] = list;
  }
  return form;
}

function answer(reply: FastifyReply, step: LinkStep): unknown {
  return 'goTo' in step ? reply.redirect(step.goTo, 303) : sendSandboxPage(reply, step.page);
}

function sendSandboxPage(reply: FastifyReply, page: SandboxPage): unknown {
  const { text, policy } = drawPage(page);
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(text);
}
