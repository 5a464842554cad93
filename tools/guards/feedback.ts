/** Guards of what people tell us: no cell of the file is a formula, and a consent is withdrawn by those who gave it, once. */
import type { Mutant } from './mutant.ts';

const spec = 'server/api/feedback.db.spec.ts';

export const feedbackGuards: readonly Mutant[] = [
  {
    guard: 'what a person typed is no formula in the file',
    file: 'core/support/csv.ts',
    text: 'formula.test(value) || ',
    becomes: '',
    spec,
    test: 'is taken away as a file without formulas',
  },
  {
    guard: 'a line that begins with a tab or a new line is no formula either',
    file: 'core/support/csv.ts',
    text: ' || /^[\\t\\r\\n]/.test(value)',
    becomes: '',
    spec: 'core/support/csv.spec.ts',
    test: 'what a person typed is never a formula',
  },
  {
    guard: 'a consent is withdrawn once',
    file: 'server/office/feedback/index.ts',
    text: "if (consentIn(row) !== 'given') throw",
    becomes: 'if (false as boolean) throw',
    spec,
    test: 'is withdrawn by staff who say how it was asked for, once',
  },
];
