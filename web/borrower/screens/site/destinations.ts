/** Where someone who is lost may want to go, and how to find it by the words they use. */
import type { Start } from '#web/client/start.ts';
import { siteLinks } from '../../shell/site-links.ts';

export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly about: string;
  /** Words people use for it besides those shown. */
  readonly words: string;
}

/** In the order of how many people want them. */
export function destinations(start: Start, isLoggedIn: boolean): readonly Destination[] {
  const { pay, exchange } = start.organization.orgMetaData.companyInfo.serviceLabels;
  const offered = new Set(siteLinks(start).map(({ to }) => to));
  const first: readonly Destination[] = isLoggedIn
    ? [
        {
          to: '/dashboard',
          label: 'Dashboard',
          about: 'your applications',
          words: 'application status resume home account',
        },
        {
          to: '/account/heloc/register',
          label: 'Apply',
          about: 'start an application',
          words: 'register rate heloc loan',
        },
      ]
    : [
        {
          to: '/account/heloc/register',
          label: 'Apply',
          about: 'check your rate',
          words: 'register signup heloc loan',
        },
        {
          to: '/auth/login',
          label: 'Log in',
          about: 'go on with your application',
          words: 'login signin account resume',
        },
      ];
  return [
    ...first,
    { to: '/contact', label: 'Contact', about: 'phone, email, hours', words: 'help support phone call chat address' },
    {
      to: '/dashboard/settings',
      label: 'Settings',
      about: 'your details',
      words: 'profile password email phone change',
    },
    { to: '/pay', label: pay, about: 'payments on your line', words: 'payment bill autopay due statement' },
    { to: '/terms', label: 'Terms', about: 'what you agree to', words: 'legal conditions agreement service use' },
    { to: '/privacy', label: 'Privacy', about: 'what we know and share', words: 'data cookies policy delete' },
    {
      to: '/communications',
      label: 'Electronic documents',
      about: 'your consent',
      words: 'esign consent paper disclosures',
    },
    { to: '/licenses', label: 'Licenses', about: 'where we lend', words: 'states nmls available' },
    { to: '/universal-marketplace', label: 'Marketplace', about: 'what we offer', words: 'products offers compare' },
    { to: '/universal-passport', label: 'Passport', about: 'your verified identity', words: 'identity verify id' },
    { to: '/portfolio', label: 'Portfolio Manager', about: 'several properties', words: 'properties lines rentals' },
    {
      to: '/group-manager',
      label: 'Group Manager',
      about: 'co-owners and trusts',
      words: 'signer owner trust company',
    },
    { to: '/exchange', label: exchange, about: 'a marketplace for digital assets', words: 'crypto trade investor' },
  ].filter(({ to }) => to !== '/portfolio' || offered.has(to));
}

/** The words of an address, without its ids. */
export function wordsOf(pathname: string): string {
  return pathname
    .split(/[/_.-]+/)
    .filter((word) => /^[a-z]{3,}$/i.test(word) && word !== 'account' && word !== 'heloc')
    .join(' ');
}

/** Best first: every word asked for counts where something starts with it, twice in the label. */
export function findDestinations(all: readonly Destination[], wanted: string): readonly Destination[] {
  const asked = wanted
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 1);
  const scored = all.map((destination) => ({ destination, score: scoreOf(destination, asked) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ destination }) => destination);
}

function scoreOf({ to, label, about, words }: Destination, asked: readonly string[]): number {
  const strong = `${label} ${to}`.toLowerCase().split(/\W+/);
  const weak = `${about} ${words}`.toLowerCase().split(/\W+/);
  const matches = (list: readonly string[], word: string) =>
    list.some((each) => each.startsWith(word) || similar(each, word));
  return asked.reduce((score, word) => score + (matches(strong, word) ? 2 : 0) + (matches(weak, word) ? 1 : 0), 0);
}

/** One slip of the finger: a letter missing, added or changed, in a word long enough to be sure. */
function similar(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 4) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    // Two letters in the wrong order.
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
