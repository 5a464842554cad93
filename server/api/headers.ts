/** The headers every answer carries. One constant object: a library for this costs more than the request it protects. */

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), interest-cohort=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** For everything that is not a page: nothing may run in it, no one may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For files that people sent or that we drew: should a browser ever open one, it is no one's page and can do nothing. */
export const fileHeaders = {
  'content-security-policy': `sandbox; ${closedPolicy}`,
  'content-disposition': 'attachment',
} as const;

/** What another of our sites may call without being known: told to that page alone, and kept from anyone's cookies. */
export const openTo = (origin: string) =>
  ({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'accept, content-type, traceparent, x-org, x-origin, x-replay-session',
    'access-control-max-age': '86400',
    vary: 'origin',
  }) as const;

/** For pages. No inline script or style without this request's nonce, no script made from strings. */
export function pagePolicy(nonce: string, assets: string, service = ''): string {
  const own = assets ? `'self' ${assets}` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `media-src ${own} blob:`,
    `connect-src ${own}${service ? ` ${service}` : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // One policy, for one address: the worker that draws PDFs (web/ui/pdf-engine.ts).
    'trusted-types pdf-worker',
  ].join('; ');
}
