/** What `npm start` says once it is ready: some people to be, and where the rest of the workshop is. */
import { sandboxSecret, workshopPassword } from '#core/contract/dev.ts';
import { type Persona, personas } from '../vendors/personas.ts';
import { sandboxStaff } from './staff.ts';

const shown: readonly (readonly [Persona['carrier'], string])[] = [
  ['lastName', 'Nomatch'],
  ['lastName', 'Frozen'],
  ['lastName', 'Lowscore'],
  ['street', 'Lowconf'],
  ['street', 'Liens'],
  ['street', 'Joint'],
  ['login', 'user_income_low'],
];

const fields: Readonly<Partial<Record<Persona['carrier'], (value: string) => string>>> = {
  lastName: (value) => `last name ${value}`,
  street: (value) => `12 ${value} Rd`,
  login: (value) => `login ${value}`,
};

export function greeting(port: number): string {
  const rows = shown.flatMap(([carrier, value]) => {
    const row = personas.find((one) => one.carrier === carrier && one.value === value);
    const [outcome = ''] = row?.sentence.split(/[:;.]/) ?? [];
    return row ? [[fields[carrier]?.(value) ?? value, outcome] as const] : [];
  });
  const all = [['anything else', 'A good borrower with a good house'] as const, ...rows];
  const width = Math.max(...all.map(([typed]) => typed.length));
  const lines = all.map(([typed, outcome]) => `  ${typed.padEnd(width)}   ${outcome}`);
  return [
    '',
    'Who you say you are decides what happens:',
    ...lines,
    `Staff sign in at http://localhost:${port}/console with the password ${workshopPassword}:`,
    ...sandboxStaff.map(({ email, roles }) => `- ${email} (${roles.join(', ')})`),
    `Then they give a code: http://localhost:${port}/dev/staff shows it, or an authenticator app makes it`,
    `from the key ${sandboxSecret} (in this sandbox only).`,
    'Borrowers are asked for a code before account numbers, photos and signatures:',
    `http://localhost:${port}/dev/mailbox has it.`,
    `All of them, every screen, the clock and the mailbox: http://localhost:${port}/dev`,
    '',
  ].join('\n');
}
