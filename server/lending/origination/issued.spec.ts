import { expect, test } from 'vitest';
import { prepareIdentity } from './corrections.ts';
import { prepare } from './prepare.ts';

const ours = (isProduction: boolean) =>
  ({ isProduction, areUploadsTheirs: true, mark: () => 'mark', vault: { mark: () => 'mark' } }) as never;
const typed = (ssn: string, isProduction: boolean) => prepare('submitSsn', { ssn }, ours(isProduction));
const corrected = (ssn: string, isProduction: boolean) =>
  prepareIdentity(ours(isProduction), { ssn }, { application: {} } as never);

test.each([typed, corrected])('a number of no one is taken in the sandbox and refused in production', async (say) => {
  for (const ssn of ['900123456', '078051120', '219099999']) {
    expect(await say(ssn, false)).toMatchObject({ payload: { ssnLastFour: ssn.slice(-4) } });
    await expect(say(ssn, true)).rejects.toMatchObject({ code: 'invalid' });
  }
  expect(await say('123456789', true)).toMatchObject({ payload: { ssnLastFour: '6789' } });
});
