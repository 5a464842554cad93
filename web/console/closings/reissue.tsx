/** Papers that were wrong are drawn up again. What was signed of them is signed again, and the page says so before. */
import type { EventName } from '#core/journey/events.ts';
import { useSay } from '../say.ts';
import { type ClosingProps, takes } from './closing.ts';
import { WithReason } from './with-reason.tsx';

const reissues = {
  notePapersReissued: {
    label: 'Re-issue the agreement',
    title: 'Draw up the agreement again?',
    what: 'The borrower gets a new agreement and signs it again. What was signed before no longer counts.',
  },
  deedReissued: {
    label: 'Re-issue the deed',
    title: 'Draw up the deed again?',
    what: 'Every owner signs the new deed before a notary, an appointment that was made is dropped, and where there is a right to cancel its days begin again.',
  },
  rescissionNoticesReissued: {
    label: 'Re-issue the notices',
    title: 'Send the notices of the right to cancel again?',
    what: 'Every owner gets new notices, the three business days begin again, and approvals of the funding start over.',
  },
} as const satisfies Partial<Record<EventName, { label: string; title: string; what: string }>>;

const names = Object.keys(reissues) as (keyof typeof reissues)[];

export function Reissue({ closing, onDone }: ClosingProps) {
  const say = useSay(closing.uuid);
  return names
    .filter((name) => takes(closing, name))
    .map((name) => (
      <WithReason
        key={name}
        label={reissues[name].label}
        kind="quiet"
        title={reissues[name].title}
        submit="Draw up and send"
        onSay={async ({ why }) => {
          const refusal = await say(name, { why });
          onDone();
          return refusal;
        }}
      >
        <p>{reissues[name].what}</p>
      </WithReason>
    ));
}
