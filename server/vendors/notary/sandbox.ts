/** A notary company of our own making: what happens in its rooms depends on who comes. */
import * as v from 'valibot';
import { accepted, understand } from '../answers.ts';
import type { WindowOptions } from '../bank/sandbox-link.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { meeting, type Notary, type NotaryFinding, type NotaryWindow, notaryFinding, slot } from './port.ts';
import { appointmentsAt, type NotaryDiary } from './sandbox-appointments.ts';
import { createRooms } from './sandbox-meeting.ts';
import { slotsFrom } from './sandbox-rules.ts';

const meetingMs = 30 * 24 * 3_600_000;

export function createSandboxNotary(sandbox: Sandbox, options: WindowOptions): Notary & NotaryWindow & NotaryDiary {
  const { pagesUrl, now = () => new Date() } = options;
  const rooms = createRooms(sandbox, now);
  return {
    prepare: async ({ key, applicationUuid, state, isManualOnly, closingNotBefore }) => {
      const finding: NotaryFinding = {
        outcome: 'prepared',
        needsAttorney: false,
        isManual: isManualOnly,
        closingNotBefore,
      };
      const taken = await sandbox.promise('notary', 'prepare', key, { applicationUuid, state }, () => ({
        kind: 'package.prepared',
        content: finding,
      }));
      return understand('notary', accepted, taken);
    },
    openMeeting: async ({ key, applicationUuid, participants }) => {
      const reference = `notary_${key}`;
      const shown = { applicationUuid, participants: participants.length };
      const answer = await sandbox.answer('notary', 'openMeeting', key, shown, () => ({
        reference,
        seats: participants.map(({ identityUuid }) => ({
          identityUuid,
          url: `${pagesUrl}/sandbox/notary/${reference}/${encodeURIComponent(identityUuid)}`,
        })),
        expiresAt: new Date(now().getTime() + meetingMs).toISOString(),
      }));
      const opened = understand('notary', meeting, answer);
      await rooms.furnish(reference, {
        participants: participants.map(({ identityUuid, name }) => ({ identityUuid, name })),
        expiresAt: opened.expiresAt,
      });
      return opened;
    },
    slots: async ({ key, ...request }) => {
      const answer = await sandbox.answer('notary', 'slots', key, request, async () => {
        const taken = await sandbox.claimed('notary', `slot slot_${request.state}_${request.zip}_`);
        return slotsFrom(request, sandbox.today(), ({ slotId }) => !taken.has(`slot ${slotId}`));
      });
      return understand('notary', v.array(slot), answer);
    },
    ...appointmentsAt(sandbox, now),
    ...rooms.window,
    ...longWork(sandbox, 'notary', notaryFinding),
  };
}
