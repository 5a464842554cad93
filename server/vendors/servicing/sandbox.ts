/** A servicer of our own making. It counts what it is sent, and boards a line once, whatever the key. */
import { controlTotals } from '#core/servicing/boarding-file.ts';
import { accepted, understand } from '../answers.ts';
import { personasFor } from '../personas.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { type BoardingResult, type BoardRequest, boardingResult, type Servicing } from './port.ts';

export function createSandboxServicing(sandbox: Sandbox): Servicing {
  return {
    ...longWork(sandbox, 'servicing', boardingResult),
    board: async (request) => {
      const { key, applicationUuid, file } = request;
      const shown = { applicationUuid, totals: file.totals };
      const answer = await sandbox.answer('servicing', 'board', key, shown, async () => {
        const reference = `servicing_${key}`;
        const content = await boarded(sandbox, request);
        await sandbox.tell('servicing', reference, { kind: 'lineAnswered', content });
        return { reference };
      });
      return understand('servicing', accepted, answer);
    },
  };
}

async function boarded(sandbox: Sandbox, { key, applicationUuid, file }: BoardRequest): Promise<BoardingResult> {
  const marks = file.lines.flatMap(({ property: { street1, street2 } }) =>
    personasFor('street', `${street1} ${street2}`, 'servicing').map(({ answer }) => answer),
  );
  const isFirst = (trouble: string) => isFirstTime(sandbox, 'servicing', applicationUuid, trouble, key);
  if (marks.includes('refused') && (await isFirst('refused')))
    return { outcome: 'refused', why: 'The first payment is due before the line could be set up.' };
  const totals = controlTotals(file.lines);
  if (marks.includes('miscounted') && (await isFirst('miscounted')))
    return boardedAs(applicationUuid, { ...totals, principalCents: totals.principalCents + 100 });
  return boardedAs(applicationUuid, totals);
}

function boardedAs(applicationUuid: string, totals: ReturnType<typeof controlTotals>): BoardingResult {
  return { outcome: 'boarded', servicerNumber: `S-${seedOf('servicer', applicationUuid).digits('line', 9)}`, totals };
}
