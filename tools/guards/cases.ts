/** Guards of the page of one application: who reads it, who is called to it, and that what was written stays. */
import type { Mutant } from './mutant.ts';

const spec = 'server/proof/case-page.db.spec.ts';
const unseen = 'someone who may not see the application can be neither named nor handed it, and does not see its notes';

export const caseGuards: readonly Mutant[] = [
  {
    guard: 'no one reads the case, the notes or the line of their own application',
    file: 'server/lending/origination/access.ts',
    text: ' && !isTheirOwn(person, application);',
    becomes: ';',
    spec: 'server/proof/opened.db.spec.ts',
    test: 'and is refused leaves none: what is not there, and what is their own',
  },
  {
    guard: 'what a transaction leaves to its end is written',
    file: 'server/store/database.ts',
    text: 'for (const one of last) await one();',
    becomes: '',
    spec: 'server/proof/opened.db.spec.ts',
    test: 'keeps no colleague waiting who reads it meanwhile',
  },
  {
    guard: 'who may not read a case is not called to it',
    file: 'server/office/cases/notes.ts',
    text: '  if (named.length > 0) await maySeeIt(moment, note, named);\n',
    becomes: '',
    spec,
    test: unseen,
  },
  {
    guard: 'a note is corrected by its own writer alone',
    file: 'server/office/cases/notes.ts',
    text: "  if (found.byUuid !== identityUuid) throw new Failure('forbidden', { message: words.cannotBeCorrected });\n",
    becomes: '',
    spec,
    test: 'are corrected only by another note, by their own writer, once',
  },
  {
    guard: 'the same note sent twice is one',
    file: 'server/office/cases/notes.ts',
    text: '  if (!isNew) return;\n',
    becomes: '',
    spec,
    test: 'are there for every colleague, never in clear in the database, and the same one sent twice is one',
  },
];
