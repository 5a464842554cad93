/** Every county's recorder, of our own making. It charges what the tables of taxes and fees say. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { recordingFeeCents } from '#core/offers/recording-fees.ts';
import { recordingTax } from '#core/offers/recording-tax.ts';
import { accepted, understand } from '../answers.ts';
import { personasFor } from '../personas.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import {
  type Recording,
  type RecordingResult,
  type RecordRequest,
  type ReleaseRequest,
  recordingResult,
} from './port.ts';

export function createSandboxRecording(sandbox: Sandbox): Recording {
  const take = async (
    action: string,
    request: RecordRequest | ReleaseRequest,
    result: () => Promise<RecordingResult>,
  ) => {
    const { key, applicationUuid, address, countyFips } = request;
    const shown = { applicationUuid, street: address.street1, countyFips, papers: papersOf(request) };
    const answer = await sandbox.answer('recording', action, key, shown, async () => {
      const reference = `recording_${key}`;
      await sandbox.tell('recording', reference, { kind: 'countyAnswered', content: await result() });
      return { reference };
    });
    return understand('recording', accepted, answer);
  };
  return {
    ...longWork(sandbox, 'recording', recordingResult),
    record: (request) => take('record', request, () => recordedAt(sandbox, request)),
    releaseLien: (request) => take('release lien', request, async () => entryFor(request, sandbox.today(), 0)),
  };
}

/** How many papers came in. */
function papersOf(request: RecordRequest | ReleaseRequest): number {
  return 'instrument' in request ? request.instrument.length + request.beside.length : 0;
}

async function recordedAt(sandbox: Sandbox, request: RecordRequest): Promise<RecordingResult> {
  const { key, applicationUuid, address, countyFips, lineCents, dwellingUnits } = request;
  const on = sandbox.today();
  const marks = new Set(
    personasFor('street', `${address.street1} ${address.street2}`, 'recording').map(({ answer }) => answer),
  );
  if (marks.has('rejected') && (await isFirstTime(sandbox, 'recording', applicationUuid, 'rejected', key)))
    return { outcome: 'rejected', why: 'The margin of the first page is too small for the stamp of the county.' };
  if (marks.has('paper'))
    return { outcome: 'submitted', gapCoverageId: `GAP-${seedOf(key).digits('policy', 8)}`, submittedOn: on };
  const { state, city } = address;
  const { borrowerCents, lenderCents } = recordingTax({ state, countyFips, city, lineCents, dwellingUnits, on });
  return entryFor(request, on, borrowerCents + lenderCents);
}

function entryFor(
  { key, address }: RecordRequest | ReleaseRequest,
  on: CalendarDate,
  taxesCents: number,
): RecordingResult {
  const seed = seedOf('instrument', key);
  return {
    outcome: 'recorded',
    instrumentNumber: `${on.slice(0, 4)}-${seed.digits('number', 7)}`,
    book: String(seed.int('book', 1200, 9800)),
    page: String(seed.int('page', 1, 990)),
    recordedOn: on,
    taxesCents,
    feesCents: recordingFeeCents(address.state),
  };
}
