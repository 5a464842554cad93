/** The roles of staff, as people say them: on a badge, and in a sentence. */

export const processor = 'Processor';
export const aProcessor = 'a processor';
export const underwriter = 'Underwriter';
export const anUnderwriter = 'an underwriter';
export const closer = 'Closer';
export const aCloser = 'a closer';
export const funder = 'Funder';
export const aFunder = 'a funder';
export const compliance = 'Compliance';
export const someoneInCompliance = 'someone in compliance';
export const supportAgent = 'Support agent';
export const aSupportAgent = 'a support agent';
export const notary = 'Notary';
export const aNotary = 'a notary';
export const partnerAdmin = 'Partner administrator';
export const aPartnerAdmin = 'a partner administrator';
export const providerAdmin = 'Provider administrator';
export const aProviderAdmin = 'a provider administrator';

/** Who may do it, when the reader may not. */
export const needs = (holders: readonly string[]) =>
  `This needs ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(holders)}.`;
