/** Papers that were wrong are drawn up again. What was signed of them is signed again, and the page says so before. */
import type { StaffEvent } from '#core/journey/operation-row.ts';
import * as words from '#core/words/en/console/closings.ts';
import { type ClosingProps, takes } from './closing.ts';
import { WithReason } from './with-reason.tsx';

const titles = {
  notePapersReissued: words.reIssueTheAgreement,
  deedReissued: words.reIssueTheDeed,
  rescissionNoticesReissued: words.sendTheNoticesOfTheRight,
} as const satisfies Partial<Record<StaffEvent, string>>;

const names = Object.keys(titles) as (keyof typeof titles)[];

export function Reissue({ closing, onDone }: ClosingProps) {
  return names
    .filter((name) => takes(closing, name))
    .map((name) => (
      <WithReason
        key={name}
        closing={closing}
        event={name}
        kind="quiet"
        title={titles[name]}
        submit={words.prepareAndSend}
        onDone={onDone}
        payloadOf={({ why }) => ({ why })}
      />
    ));
}
