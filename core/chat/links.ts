/**
 * Links in a chat. An address becomes a link only where it leads to a domain of this table or to the lender's own site;
 * everything else stays plain text, so that no one is sent to a stranger's page by a message in our window.
 */

/** The specification says "about 19" and leaves them open (OPEN-21): where borrowers are rightly sent. */
export const approvedDomains = [
  'annualcreditreport.com',
  'consumerfinance.gov',
  'equifax.com',
  'experian.com',
  'fdic.gov',
  'federalreserve.gov',
  'fema.gov',
  'fhfa.gov',
  'floodsmart.gov',
  'ftc.gov',
  'hud.gov',
  'identitytheft.gov',
  'irs.gov',
  'ncua.gov',
  'nmlsconsumeraccess.org',
  'ssa.gov',
  'transunion.com',
  'usa.gov',
  'usps.com',
] as const;

export interface TextPart {
  readonly text: string;
  /** Only of an approved address. */
  readonly href?: string;
}

const addresses = /https?:\/\/[^\s<>"']+/giu;
/** What ends a sentence does not end an address. */
const trailing = /[.,;:!?)\]}]+$/u;

export function linkParts(text: string, ownHosts: readonly string[] = []): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(addresses)) {
    const address = match[0].replace(trailing, '');
    if (!isApproved(address, ownHosts)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: address, href: address });
    at = match.index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Scheme, host, and the rest: no name before the host, no port, no backslash that a browser would read as a slash. */
const shape = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[/?#][^\s\\]*)?$/i;

function isApproved(address: string, ownHosts: readonly string[] = []): boolean {
  const host = shape.exec(address)?.[1]?.toLowerCase();
  if (host === undefined) return false;
  return ownHosts.includes(host) || approvedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
