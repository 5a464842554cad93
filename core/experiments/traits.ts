/**
 * What no experiment may ask about anyone, neither to let them in nor to choose their side: traits that fair-lending law
 * protects (15 USC 1691, 42 USC 3605) and what stands for them. State is among them: a lender in few states has a region
 * there, and nothing that we measure needs it.
 */
export const forbiddenTraits = [
  ...['age', 'dob', 'birthDate', 'dateOfBirth'],
  ...['sex', 'gender', 'maritalStatus', 'familyStatus', 'dependents'],
  ...['race', 'ethnicity', 'color', 'religion', 'nationalOrigin', 'citizenship', 'disability', 'publicAssistance'],
  ...['name', 'firstName', 'lastName', 'names', 'email', 'phone'],
  ...['language', 'languages', 'locale'],
  ...['zip', 'zips', 'zipCode', 'address', 'city', 'county', 'state', 'states', 'location', 'latitude', 'longitude'],
  ...['income', 'employmentType', 'creditScore'],
] as const;
export type Forbidden = (typeof forbiddenTraits)[number];
