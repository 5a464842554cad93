/**
 * Where a bureau is reached, as a notice must print it beside its name (15 U.S.C. 1681m(a)(3)(A): name, address and
 * toll-free telephone number). The first three are as the bureaus publish them, looked up 2026-11-17, counsel must
 * confirm; the others are the sandbox's, which no one can write to.
 */
import * as words from '#core/words/en/underwriting/bureaus.ts';

interface Bureau {
  readonly address: string;
  readonly phone: string;
}

const bureaus: Readonly<Record<string, Bureau>> = {
  Equifax: { address: words.equifax, phone: '1-800-685-1111' },
  Experian: { address: words.experian, phone: '1-888-397-3742' },
  TransUnion: { address: words.transUnion, phone: '1-800-888-4213' },
  'Meridian Bureau': { address: words.meridian, phone: '1-800-555-0171' },
  'Northbridge Credit': { address: words.northbridge, phone: '1-800-555-0172' },
  'Trilane Data': { address: words.trilane, phone: '1-800-555-0173' },
};

/** Undefined for a bureau that has no row: a new bureau comes with its address. */
export function bureauOf(name: string): Bureau | undefined {
  return Object.hasOwn(bureaus, name) ? bureaus[name] : undefined;
}
