/** What a vendor sent, to the byte: signatures are over those, and some vendors send forms. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const exactBodies = new WeakMap<FastifyRequest, string>();

export const exactBodyOf = (request: FastifyRequest): string | undefined => exactBodies.get(request);

/** A vendor's signature is over the bytes it sent, so those are kept beside what they mean. */
export function keepExactBytes(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A client that always names JSON as its type may have nothing to say.
    if (text === '') return done(null, undefined);
    exactBodies.set(request, String(text));
    return parse(request, String(text), done);
  });
}

/** Vendors may send a form; no call of our own sites does, so that no page elsewhere can make a browser send one. */
export function addSigned(server: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
      exactBodies.set(request, String(text));
      done(null, Object.fromEntries(new URLSearchParams(String(text))));
    });
    add(scope);
  });
}
