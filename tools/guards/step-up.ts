/** What keeps a code worth something, and a signer's account from who only registered its address. */
import type { Mutant } from './mutant.ts';

const stepUp = 'server/accounts/step-up.db.spec.ts';

export const stepUpGuards: readonly Mutant[] = [
  {
    guard: 'a code is bound to the session and the person who asked for it',
    file: 'server/accounts/step-up.ts',
    text: 'row?.identityUuid !== identityUuid ||',
    becomes: '!row ||',
    spec: stepUp,
    test: 'counts once, in the session that asked for it',
  },
  {
    guard: 'a code lives ten minutes',
    file: 'server/accounts/step-up.ts',
    text: " || row.expiresAt <= now()) return 'wrong';",
    becomes: ") return 'wrong';",
    spec: stepUp,
    test: 'lives ten minutes, and a new one takes its place',
  },
  {
    guard: 'five wrong tries void a code',
    file: 'server/accounts/step-up.ts',
    text: "if (row.tries >= triesMax) return 'void';",
    becomes: '',
    spec: stepUp,
    test: 'is void after five wrong tries',
  },
  {
    guard: 'a wrong code is counted',
    file: 'server/accounts/step-up.ts',
    text: '        await countCodeTry(tx, row);\n',
    becomes: '',
    spec: stepUp,
    test: 'is void after five wrong tries',
  },
  {
    guard: 'a code counts once',
    file: 'server/accounts/step-up.ts',
    text: '      await spendCode(tx, row);\n',
    becomes: '',
    spec: stepUp,
    test: 'counts once, in the session that asked for it',
  },
  {
    guard: 'a message never stands in for an authenticator app',
    file: 'core/people/ways-to-confirm.ts',
    text: "if (hasApp) return [{ way: 'app' }];",
    becomes: '',
    spec: 'core/people/ways-to-confirm.spec.ts',
    test: 'an authenticator app is the only way',
  },
  {
    guard: 'codes go to the address of before while a change is young',
    file: 'core/people/ways-to-confirm.ts',
    text: 'isRecent(emailChangedAt, now) ? formerEmail :',
    becomes: 'isRecent(emailChangedAt, now) && !email ? formerEmail :',
    spec: stepUp,
    test: 'for 72 hours codes go to the email of before',
  },
  {
    guard: 'a new password makes no second factor younger',
    file: 'server/accounts/credentials.ts',
    text: 'role }, caller, factorAt)',
    becomes: 'role }, caller, factorAt && new Date())',
    spec: stepUp,
    test: 'a new password, by the present one or by a link',
  },
  {
    guard: 'another phone asks for a second factor',
    file: 'server/accounts/profiles.ts',
    text: 'known.phone !== phone) await demandFactor();',
    becomes: 'known.phone === phone) await demandFactor();',
    spec: 'server/api/identity.db.spec.ts',
    test: 'the phone alias changes account and profile',
  },
  {
    guard: 'a link for signing that resets nothing is only for who proved the address before',
    file: 'server/accounts/credentials.ts',
    text: "if (purpose === 'signing' && !isProven(identity)) throw spent();",
    becomes: '',
    spec: 'server/signer.db.spec.ts',
    test: 'gives no way in to who registered with the address before',
  },
];
