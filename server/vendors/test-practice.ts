/** A test system in production: everything that can be practiced is, and it is said. */
import { type NeedName, needNames, needs, sandbox } from '../needs.ts';

/** These are never practiced, or need not be. */
const served: Partial<Record<NeedName, string>> = { storage: 'folder', signOn: 'none', timeStamps: 'none' };

export const practiceEnv: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  SANDBOX_ACKNOWLEDGED: 'true',
  ...Object.fromEntries(needNames.map((need) => [needs[need].variable, served[need] ?? sandbox])),
};
