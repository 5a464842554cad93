/**
 * Every rule of the create call at its edge: the last value that passes and the first that does not, with the exact
 * sentence. The form's schema and the server are both held to this one table.
 */
export interface Boundary {
  readonly rule: string;
  /** Where in the body of the create call. */
  readonly path: string;
  readonly value: unknown;
  /** Undefined when the value passes. */
  readonly message?: string;
}

const long = (length: number) => 'a'.repeat(length);
const NAME = 'profileRequest.name';
const PROPERTY = 'propertyRequest';
const UNSUPPORTED = 'Some of the characters entered are not supported.';

const passing = (rule: string, path: string, ...values: unknown[]): Boundary[] =>
  values.map((value) => ({ rule, path, value }));
const refused = (rule: string, path: string, message: string, ...values: unknown[]): Boundary[] =>
  values.map((value) => ({ rule, path, value, message }));

export const boundaries: readonly Boundary[] = [
  ...refused('[VAL-010]', `${NAME}.firstName`, 'Please enter the first name', '', '  ', '--', null),
  ...refused('[VAL-011]', `${NAME}.firstName`, 'First name must be at least 2 characters long', 'A', ' A '),
  ...passing('[VAL-011] [VAL-012]', `${NAME}.firstName`, 'Al', "Mary-Ann O'Neil", 'José', long(60)),
  ...refused('[VAL-012]', `${NAME}.firstName`, 'First name must be at most 60 characters long', long(61)),
  ...refused('[VAL-012] [VAL-019]', `${NAME}.firstName`, UNSUPPORTED, 'M4ry', 'J@ne', 'Jane<', 'Ja\u0000ne'),
  ...passing('[VAL-013] [VAL-014] [VAL-015]', `${NAME}.middleName`, '', 'J.', 'Ann-Lee', long(60)),
  ...refused('[VAL-014] [VAL-015]', `${NAME}.middleName`, UNSUPPORTED, 'Ann--Lee', 'J..', '-Ann', 'J1'),
  ...refused('[VAL-016]', `${NAME}.lastName`, 'Last name is required', '', '  ', null),
  ...refused('[VAL-017]', `${NAME}.lastName`, 'Last name must be at least 2 characters long', 'O'),
  ...passing('[VAL-017] [VAL-018]', `${NAME}.lastName`, 'Ng', "O'Neil", 'Frozen2', long(60)),
  ...refused('[VAL-019]', `${NAME}.lastName`, UNSUPPORTED, 'O_Neil', 'Smith;', '<b>'),
  ...passing('[ENUM-15]', `${NAME}.suffix`, '', 'JR', 'V'),
  ...refused('[ENUM-15]', `${NAME}.suffix`, 'Please choose a suffix from the list', 'ESQ', 'jr'),
  ...refused('[VAL-023]', 'profileRequest.email', 'Please enter a valid email address', 'abc', 'a@b', 'a b@c.de'),
  ...passing('[VAL-023]', 'profileRequest.email', 'a@b.co', 'jane+x@mail.example.com'),
  ...refused(
    '[VAL-026] [VAL-028]',
    'profileRequest.phoneNumber',
    'Please enter a valid phone number',
    '555123456',
    '55512345678',
    '(555) 123-4567',
  ),
  ...refused('[VAL-027]', 'profileRequest.phoneNumber', 'Country code 1 is not needed', '1555123456'),
  ...passing('[VAL-028]', 'profileRequest.phoneNumber', '5551234567', '0551234567'),
  ...refused('[VAL-045]', `${PROPERTY}.street1`, 'Street address is required', '', '   '),
  ...passing('[VAL-045]', `${PROPERTY}.street1`, '1 A', `1 ${long(98)}`),
  ...refused('[VAL-045]', `${PROPERTY}.street1`, 'Street address must be at most 100 characters long', long(101)),
  ...refused('[VAL-046]', `${PROPERTY}.city`, 'Please enter a valid city name', 'Reno1', '', 'St. Louis', long(61)),
  ...passing('[VAL-046]', `${PROPERTY}.city`, 'San Jose', 'Cañon City', long(60)),
  ...refused('[VAL-047]', `${PROPERTY}.state`, 'State must be two characters in length', 'CAL', 'C', ''),
  ...refused('[VAL-048]', `${PROPERTY}.state`, 'Please enter a valid state', 'C1', 'ZZ'),
  ...refused('[VAL-049]', `${PROPERTY}.zip`, 'Please enter a valid zipcode', '1234', '123456', '1234a', '12345-6789'),
  ...passing('[VAL-049]', `${PROPERTY}.zip`, '00501', '99950'),
  ...refused(
    '[VAL-052] [ENUM-16]',
    `${PROPERTY}.occupancyType`,
    'Please select an occupancy type',
    '',
    'PRIMARY',
    null,
  ),
  ...passing('[VAL-052] [ENUM-16]', `${PROPERTY}.occupancyType`, 'HOME', 'SECONDARY', 'INVESTMENT'),
  ...refused('[VAL-060]', 'income.incomePrimary', 'Please enter your annual income', null, '85000'),
  ...refused('[VAL-061]', 'income.incomePrimary', 'Must be at least $0', -1, -0.01),
  ...passing('[VAL-061] [VAL-062]', 'income.incomePrimary', 0, 0.01, 9_999_999),
  ...refused('[VAL-062]', 'income.incomePrimary', 'Must be less than $10,000,000', 9_999_999.01, 10_000_000),
  ...refused('[VAL-063]', 'income.incomeOther', 'Must be at least $0', -0.01),
  ...passing('[VAL-063] [VAL-064]', 'income.incomeOther', null, 0, 0.01, 10_000_000, 250_000_000.5),
  ...refused('[VAL-065]', 'employmentType', 'Please select your source of income', null, '', 'STUDENT'),
  ...refused(
    '[VAL-066]',
    'employmentType',
    "We apologize. At this time, we don't lend to unemployed borrowers.",
    'UNEMPLOYED',
  ),
  ...passing('[VAL-066] [ENUM-13]', 'employmentType', 'RETIRED', 'PUBLIC_ASSISTANCE_PROGRAM'),
];

/** The body with one value put in its place. */
export function bodyWith(body: object, path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const inner = (body as Record<string, unknown>)[first];
  return { ...body, [first]: rest.length === 0 ? value : bodyWith(inner as object, rest.join('.'), value) };
}
