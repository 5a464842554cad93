/** Calls invented employers: the name of the company decides whether anyone picks up, and what they say. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { accepted, understand } from '../answers.ts';
import { type PersonaAnswer, personaFor } from '../personas.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { type Seed, seedOf } from '../sandbox/seed.ts';
import { type Employment, type EmploymentFinding, employmentFinding } from './port.ts';

/** How much longer a slow employer takes than others. */
const slowMs = 60_000;

const findings: Readonly<
  Record<PersonaAnswer<'employment'> | 'ordinary', (seed: Seed, today: CalendarDate) => EmploymentFinding>
> = {
  ordinary: employed,
  slow: employed,
  leavesSoon: employed,
  notEmployed: (seed, today) => left(today, seed.int('ended', 20, 200)),
  notReached: (_, today) => ({ outcome: 'notReached', tryAgainOn: addDays(today, 1) }),
};

function employed(seed: Seed, today: CalendarDate): EmploymentFinding {
  const title = seed.pick('title', ['Office Manager', 'Nurse', 'Site Supervisor', 'Teacher']);
  return { outcome: 'employed', title, since: addDays(today, -seed.int('days employed', 400, 4000)) };
}

function left(today: CalendarDate, daysAgo: number): EmploymentFinding {
  return { outcome: 'notEmployed', endedOn: addDays(today, -daysAgo) };
}

export function createSandboxEmployment(sandbox: Sandbox): Employment {
  return {
    verify: async ({ key, applicationUuid, name, employer, isAgain = false }) => {
      const answer = personaFor('employer', employer.name, 'employment')?.answer ?? 'ordinary';
      const seed = seedOf('employment', name, employer.name);
      const taken = await sandbox.promise(
        'employment',
        'verify',
        key,
        { applicationUuid, employer: employer.name, isAgain },
        () => ({
          kind: 'employment.checked',
          content:
            isAgain && answer === 'leavesSoon' ? left(sandbox.today(), 1) : findings[answer](seed, sandbox.today()),
        }),
        answer === 'slow' ? slowMs : 0,
      );
      return understand('employment', accepted, taken);
    },
    ...longWork(sandbox, 'employment', employmentFinding),
  };
}
