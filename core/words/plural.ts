/** The form of a word that goes with a count, by the rules of the language and not by asking whether it is one. */
type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const english = new Intl.PluralRules('en-US');

export const plural = (count: number, forms: Forms): string => forms[english.select(count)] ?? forms.other;
