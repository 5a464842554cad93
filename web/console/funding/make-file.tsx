/**
 * The next file for the bank: until when it is taken and when it pays out, the button that makes it, and what came of it.
 * What was left out is named with the reason, and leads to its application.
 */
import { useState } from 'react';
import * as v from 'valibot';
import { bankZone } from '#core/calendar/banking-days.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { announce } from '#web/ui/live-region.tsx';
import { Icon } from '../frame/icons.tsx';
import { useKey } from '../frame/use-key.ts';
import { showLoanNumber } from '../loan-number.ts';
import { useWhyNot } from '../me.ts';
import { OffButton } from '../off-button.tsx';
import { applicationPath } from '../paths.ts';
import styles from './funding.module.css';
import { type Funding, fundingKey, sayDay } from './line.tsx';

const makeKey = 'POST /service-payments/api/v1/ach-files';
type Made = Answer<typeof makeKey>;

const clockFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: bankZone,
  timeZoneName: 'shortGeneric',
});
const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: bankZone });

/** "8:00 PM ET", and the day where it is not today. */
function sayCutOff({ leavesBy }: Funding['nextFile'], today: string): string {
  const at = new Date(leavesBy);
  const day = dateFormat.format(at);
  return day === today ? clockFormat.format(at) : words.onDayAt(sayDay(day), clockFormat.format(at));
}

export function MakeFile({ funding: { nextFile, today, book } }: { readonly funding: Funding }) {
  const [made, setMade] = useState<Made>();
  const mayNot = useWhyNot('makePaymentFiles');
  const whyNot = mayNot ?? (book.unfiledCents === 0 ? words.allFiled : null);
  const leaves = (nextFile.isSentByItself ? words.nextFile : words.nextRecord)(
    sayCutOff(nextFile, today),
    sayDay(nextFile.settlesOn),
  );
  const { open, dialog } = useQuestion({
    schema: v.object({}),
    initial: {},
    onAnswer: async () => {
      const answer = await call(makeKey).catch(sentenceOf);
      void queryClient.invalidateQueries({ queryKey: [fundingKey] });
      if (typeof answer === 'string') return answer;
      setMade(answer);
      announce(words.fileMade(answer.modifier, answer.entries, formatCents(answer.creditCents)));
      return undefined;
    },
  });
  useKey('makeFile', whyNot === null ? open : undefined);
  return (
    <div className={styles['next']}>
      <p className={styles['leaves']}>
        <Icon name="clock" /> {leaves}
      </p>
      {/* Where nothing waits, the button says so. */}
      {book.unfiledCents > 0 && <p className={styles['quiet']}>{words.unfiled(formatCents(book.unfiledCents))}</p>}
      {/* One button, on or off: once the file is made the focus that comes back to it stays. */}
      <OffButton
        reason={whyNot}
        kind={whyNot === null ? 'primary' : 'secondary'}
        hotkey="makeFile"
        hint={leaves}
        onPress={open}
      >
        {words.makeFile}
      </OffButton>
      {made && <Result made={made} />}
      <FormDialog {...dialog} title={words.makeTheFile} submit={words.makeFile}>
        <p>{words.unfiled(formatCents(book.unfiledCents))}</p>
        <p>{leaves}</p>
        <p>{nextFile.isSentByItself ? words.itGoesToTheBank : words.itIsKept}</p>
      </FormDialog>
    </div>
  );
}

function Result({ made: { modifier, entries, creditCents, effectiveOn, leftOut } }: { readonly made: Made }) {
  return (
    <div className={styles['made']}>
      <p className={styles['ready']}>
        <Icon name="check" /> {words.fileMade(modifier, entries, formatCents(creditCents))}{' '}
        {words.itSettles(sayDay(effectiveOn))}
      </p>
      {leftOut.length > 0 && (
        <>
          <p className={styles['waits']}>
            <Icon name="late" /> {words.leftOut(leftOut.length)}
          </p>
          <ul className={styles['blockers']} aria-label={words.leftOut(leftOut.length)}>
            {leftOut.map(({ applicationUuid, loanNumber, cents, why }, n) => (
              // Two payments of one application may be left out for the same reason.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={n}>
                <PageLink to={applicationPath(applicationUuid)}>
                  {loanNumber === null ? words.withoutNumber : showLoanNumber(loanNumber)}
                </PageLink>{' '}
                {formatCents(cents)}. {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
