/** Which brand a request wears, and whose site it came to. The two differ where someone asks for another brand by code. */
import type { FastifyRequest } from 'fastify';
import type { BrandShelf } from '../brands.ts';
import type { Plumbing } from './server.ts';

export function whichBrand(brands: BrandShelf): Pick<Plumbing, 'orgCodeOf' | 'siteOf'> {
  const ofHost = ({ host }: FastifyRequest) => {
    const found = brands.resolve(undefined, host);
    return found.kind === 'found' ? found.brand : brands.provider;
  };
  return {
    /** The header the client sends, else the host; an unknown code falls back to what the page itself would wear. */
    orgCodeOf: (request) => {
      const named = brands.resolve(request.headers['x-org'], request.host);
      return (named.kind === 'found' ? named.brand : ofHost(request)).orgCode;
    },
    siteOf: (request) => ofHost(request).canonicalOrgCode,
  };
}
