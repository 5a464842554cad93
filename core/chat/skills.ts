/** Which team a conversation is for, and what it is told about the product. */

export const chatSkills = ['CLOC_HELOC', 'FHEL', 'White Label'] as const;
export type ChatSkill = (typeof chatSkills)[number];

export const chatProductTypes = ['HELOC', 'CRYPTO_HELOC'] as const;
export type ChatProductType = (typeof chatProductTypes)[number];

/** A visitor who came by an advertisement for the crypto product carries this in the address. */
const cryptoSource = 'cloc';

interface ProductQuestion {
  readonly app?: { readonly isCrypto: boolean } | undefined;
  readonly loggedIn?: boolean;
  readonly utm_source?: string | null | undefined;
}

export function chatProductType({ app, loggedIn = false, utm_source }: ProductQuestion): ChatProductType {
  const isCrypto = app?.isCrypto === true || (!loggedIn && utm_source === cryptoSource);
  return isCrypto ? 'CRYPTO_HELOC' : 'HELOC';
}

export function skillOf({
  isCrypto,
  isMainOrg,
}: {
  readonly isCrypto: boolean;
  readonly isMainOrg: boolean;
}): ChatSkill {
  if (isCrypto) return 'CLOC_HELOC';
  return isMainOrg ? 'FHEL' : 'White Label';
}
