/** Serves the sandboxes' own pages under /sandbox: plain HTML and forms, a policy of their own, no script at all. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LinkForm, LinkPages, LinkStep } from './link-pages.ts';
import { drawPage, type SandboxPage } from './page.ts';
import type { SignOnPages } from './sign-on-pages.ts';

const formBytesMax = 10_000;

interface Pages {
  readonly links: LinkPages;
  /** Absent in production: a page that believes anyone who says who they are. */
  readonly signOn?: SignOnPages | undefined;
}

export function addSandboxPages(server: FastifyInstance, { links, signOn }: Pages): void {
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
    if (signOn) {
      const url = '/sandbox/sign-on/:token';
      scope.get(url, async ({ params, query }, reply) =>
        answer(reply, await signOn.show(tokenOf(params), stateOf(query))),
      );
      scope.post(url, async ({ params, query, body }, reply) =>
        answer(reply, await signOn.take(tokenOf(params), stateOf(query), (body ?? {}) as LinkForm)),
      );
    }
  });
}

const stateOf = (query: unknown) => String((query as { readonly state?: unknown }).state ?? '');

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
