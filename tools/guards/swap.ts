/** Guards of what two companies may serve: nothing is asked of both. */
import type { Mutant } from './mutant.ts';

const swapped = 'server/vendors/swap/swapped.ts';
const spec = 'server/vendors/swap/swapped.spec.ts';

export const swapGuards: readonly Mutant[] = [
  {
    guard: 'what a company may have heard is asked of no other',
    file: swapped,
    text: '!wasNotHeard(error) || ',
    becomes: '',
    spec,
    test: 'stays there when it gave no answer',
  },
  {
    guard: 'what another try may have said is not said to the other company',
    file: 'server/store/vendor-swap.ts',
    text: ' and tries = 1\n',
    becomes: '\n',
    spec: 'server/proof/swaps.db.spec.ts',
    test: 'of many at once one decides who has it',
  },
  {
    guard: 'one consent, one company',
    file: 'server/vendors/swap/held.ts',
    text: 'asked.consentId === undefined ? byKey(asked) :',
    becomes: "asked.consentId !== '' ? byKey(asked) :",
    spec,
    test: 'a consent, a draw, a deed and fees stay',
  },
  {
    guard: 'one loan is paid out by one company',
    file: 'server/vendors/swap/held.ts',
    text: "disburse: ofApplication('draw')",
    becomes: 'disburse: byKey',
    spec,
    test: 'a consent, a draw, a deed and fees stay',
  },
  {
    guard: 'a company cannot name an order as the other’s',
    file: 'server/vendors/callbacks.ts',
    text: "isOthers(company, output.reference) ? 'senseless' : ",
    becomes: '',
    spec: 'server/vendors/callbacks.spec.ts',
    test: 'neither speaks for the other',
  },
  {
    guard: 'the second company’s call-backs are its own',
    file: 'server/vendors/callbacks.ts',
    text: "company === 'primary' ? secretsOf(vendor)",
    becomes: 'company ? secretsOf(vendor)',
    spec: 'server/vendors/callbacks.spec.ts',
    test: 'neither speaks for the other',
  },
];
