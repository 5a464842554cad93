/**
 * What must hold between all brands, and what a schema cannot see in one: no one takes another's address, every color
 * pair can be read, and there is exactly one provider to fall back on. A start with a refusal is no start.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { needsTrustee } from '#core/law/security-instruments.ts';
import type { Brand } from './brand.ts';
import { contrastFailures, contrastRatio } from './contrast.ts';
import type { Refusal } from './refusal.ts';

export type BrandFile = { readonly brand: Brand; readonly file: string };

/** All that is wrong, each with its file; an empty list is a fit set of brands. */
export function checkBrands(list: readonly BrandFile[]): Refusal[] {
  return [
    ...duplicates(list, 'orgCode', ({ orgCode }) => [orgCode]),
    ...duplicates(list, 'brand', ({ brand }) => [brand]),
    ...duplicates(list, 'host', ({ hosts }) => hosts),
    ...providers(list),
    ...list.flatMap(({ brand, file }) => unreadable(brand).map((reason) => ({ file, reason }))),
    ...list.flatMap(({ brand, file }) => strayMembership(brand).map((reason) => ({ file, reason }))),
    ...list.flatMap(({ brand, file }) => strayReferences(brand, list).map((reason) => ({ file, reason }))),
    ...list.flatMap(({ brand, file }) => statesWithoutTrustee(brand, list).map((reason) => ({ file, reason }))),
  ];
}

/** The provider's own brand is known by its kind, never by its name: it is the one that is not the New York site. */
export function isMainSite({ kind, newYork }: Pick<Brand, 'kind' | 'newYork'>): boolean {
  return kind === 'provider' && !newYork;
}

function duplicates(list: readonly BrandFile[], what: string, values: (brand: Brand) => readonly string[]): Refusal[] {
  const firstFile = new Map<string, string>();
  return list.flatMap(({ brand, file }) =>
    values(brand).flatMap((value) => {
      const taken = firstFile.get(value);
      if (taken === undefined) firstFile.set(value, file);
      return taken === undefined ? [] : [{ file, reason: `${what} "${value}" is already used by ${taken}` }];
    }),
  );
}

function providers(list: readonly BrandFile[]): Refusal[] {
  const [first, ...others] = list.filter(({ brand }) => isMainSite(brand));
  if (first === undefined) return [{ file: 'brands', reason: "no brand is of kind 'provider' outside New York" }];
  return others.map(({ file }) => ({ file, reason: `a second provider's main site; the first is ${first.file}` }));
}

function unreadable({ theme, logo }: Brand): string[] {
  const modes = [['light', theme.light] as const, ...(theme.dark ? [['dark', theme.dark] as const] : [])];
  return modes.flatMap(([mode, palette]) => {
    const reasons = contrastFailures(palette);
    // The logo is one picture for both modes, so its words must be readable on both top bars.
    if (contrastRatio(logo.ink, palette.topBar) < 4.5) reasons.push('logo.ink on topBar needs contrast 4.5:1');
    return reasons.map((reason) => `theme.${mode}: ${reason}`);
  });
}

/** The brand's own trustees, and the provider's for the states where it names none. */
export function withProvidersTrustees(brand: Brand, provider: Brand | undefined): Brand {
  const own = new Set(brand.trustees.flatMap(({ states }) => states));
  const lent = (provider?.trustees ?? []).map((row) => ({
    ...row,
    states: row.states.filter((code) => !own.has(code)),
  }));
  return { ...brand, trustees: [...brand.trustees, ...lent.filter(({ states }) => states.length > 0)] };
}

/** Rows of law that a start is held against: a later change of a state's instrument is seen when it is entered. */
const lookedAtOn: CalendarDate = '2026-11-17';

/** A deed of trust that names no trustee conveys nothing: a lender does not start with one. */
function statesWithoutTrustee(brand: Brand, list: readonly BrandFile[]): string[] {
  const provider = list.find((other) => isMainSite(other.brand))?.brand;
  const named = new Set(withProvidersTrustees(brand, provider).trustees.flatMap(({ states }) => states));
  const served = new Set(Object.values(brand.products).flatMap((product) => product?.licensedStates ?? []));
  const missing = [...served].filter((state) => needsTrustee(state, lookedAtOn) && !named.has(state));
  return missing.length === 0 ? [] : [`trustees: no one holds deeds of trust in ${missing.toSorted().join(' ')}`];
}

/** 'I'm a credit union member' is asked only where the lender is one. */
function strayMembership({ kind, products }: Brand): string[] {
  const asks = Object.values(products).some((product) => product?.discounts.includes('CREDIT_UNION'));
  return asks && kind !== 'creditUnion'
    ? ['the CREDIT_UNION discount is for members, and this is no credit union']
    : [];
}

function strayReferences(brand: Brand, list: readonly BrandFile[]): string[] {
  const reasons: string[] = [];
  const canonical = list.find((other) => other.brand.orgCode === brand.canonicalOrgCode);
  if (canonical === undefined) reasons.push(`canonicalOrgCode "${brand.canonicalOrgCode}" is no brand's orgCode`);
  const host = brand.counterpartUrl.split('/')[2] ?? '';
  const counterpart = list.find((other) => other.brand.hosts.includes(host));
  if (counterpart?.brand.newYork !== !brand.newYork) {
    const wanted = brand.newYork ? 'a site outside New York' : 'a New York site';
    reasons.push(`counterpartUrl "${brand.counterpartUrl}" is not the address of ${wanted}`);
  }
  return reasons;
}
