/** Flags as staff read and change them. */

export const nameAtLeastOne = 'Name at least one, or leave this out.';
export const tooManyNamed = 'That is more than a rule may name.';
export const variablesTooLong = 'The variables are too long.';
export const notAnInstant = 'Give a date and a time, for example 2027-03-01T09:00:00Z.';
export const noSuchOrganization = 'There is no such organization.';
export const noSuchState = 'There is no such state.';
export const endsBeforeItBegins = 'A rule must end after it begins.';
export const tooManyRules = 'A flag has at most 20 rules.';
export const misfit = (name: string) => `The variable ${name} does not fit this flag.`;
export const unknownVariable = (name: string) => `This flag has no variable ${name}.`;

export const answer = (enabled: boolean) => (enabled ? 'On' : 'Off');
export const killed = 'Kill switch: off for everyone';
const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
export const inOrganizations = (codes: readonly string[]) => `organization ${listed(codes)}`;
export const forProducts = (products: readonly string[]) => `product ${listed(products)}`;
export const inStates = (states: readonly string[]) => `state ${listed(states)}`;
export const asRoles = (roles: readonly string[]) => `role ${listed(roles)}`;
export const shareOf = (percent: number, by: 'person' | 'application') =>
  `${percent}% of ${by === 'person' ? 'people' : 'applications'}`;
export const fromInstant = (instant: string) => `from ${instant}`;
export const untilInstant = (instant: string) => `until ${instant}`;
const withVariables = (variables: string) => (variables === '' ? '' : `, with ${variables}`);
export const ruleLine = (enabled: string, conditions: readonly string[], variables: string) =>
  `${enabled} for ${conditions.length === 0 ? 'everyone' : conditions.join(', ')}${withVariables(variables)}`;
export const otherwiseLine = (enabled: string, variables: string) =>
  `Otherwise ${enabled.toLowerCase()}${withVariables(variables)}`;

export const sayWhy = 'Please say why.';
export const whyTooLong = 'Please say it in at most 500 characters.';
export const onlyTheProvider = 'Only the provider’s staff sets flags: they reach every organization.';
export const changedMeanwhile = 'Someone changed this flag in the meantime. Please look again.';
export const anotherWaits = 'Another change of this flag waits for a second person. Settle that one first.';
export const takesASecondPerson = 'This needs a second person: someone other than the one who proposed it.';
