/**
 * The right to cancel: the three dates that start it, the midnight that ends it, what cancelling means, and the button. It
 * stands on the borrower's page and on a signer's, because any one owner may cancel for all.
 */
import { useState } from 'react';
import * as words from '#core/words/en/rescission.ts';
import { AskedOnce } from '#web/app/asked-once.tsx';
import { sayDay, sayZone } from '#web/app/dates.ts';
import { failureText } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import styles from '../application/screen.module.css';
import type { ClosingDays } from '../complete/closing-days.ts';

interface RightToCancelProps {
  readonly uuid: string;
  readonly right: NonNullable<ClosingDays['rescission']>;
  readonly timeZone: string;
  readonly onCancelled: () => void;
}

export function RightToCancel({ uuid, right, timeZone, onCancelled }: RightToCancelProps) {
  const { signedOn, disclosedOn, noticedOn, lastDay, canCancel, isWaived } = right;
  return (
    <Card title={words.yourRightToCancel}>
      {canCancel ? (
        <p>
          {words.theLawGivesEvery}{' '}
          {lastDay === null
            ? words.theDaysBeginWhen
            : rich(words.youMayCancelUntil(sayDay(lastDay), (text) => <strong>{text}</strong>, sayZone(timeZone)))}
        </p>
      ) : (
        <p>
          {isWaived
            ? words.everyOwnerAskedInWriting
            : words.theTimeToCancel(lastDay === null ? undefined : sayDay(lastDay))}
        </p>
      )}
      <DefinitionList
        rows={[
          ...known(words.theLastOwnerSigned, signedOn),
          ...known(words.disclosuresReceived, disclosedOn),
          ...known(words.theNoticeOfYourRight, noticedOn),
          ...known(words.lastDayToCancel, lastDay),
        ]}
      />
      {canCancel && (
        <>
          <p>{words.theDaysCountFrom}</p>
          <Cancel uuid={uuid} onCancelled={onCancelled} />
        </>
      )}
    </Card>
  );
}

/** A day that is not known has no line yet. */
const known = (term: string, on: string | null) => (on === null ? [] : [{ term, value: sayDay(on) }]);

/** Asked once, in full: what it undoes, and that it cannot be undone. */
function Cancel({ uuid, onCancelled }: Pick<RightToCancelProps, 'uuid' | 'onCancelled'>) {
  const [isSure, setSure] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const rescind = useCallOnce('POST /service-application/api/v2/application/heloc/{uuid}/rescind');
  const cancel = () => rescind({ params: { uuid }, body: {} }).then(() => void onCancelled(), failureText);
  return (
    <div className={styles['actions']}>
      <AskedOnce
        label={words.cancelMyLine}
        kind="secondary"
        title={words.cancelYourLineOfCredit}
        yes={words.yesCancelIt}
        no={words.keepMyLine}
        isReady={() => {
          setUnsure(!isSure);
          return isSure;
        }}
        act={cancel}
      >
        <div className={styles['points']}>
          <p>{words.cancellingTakesEffectAtOnce}</p>
          <ul className={styles['points']}>
            <li>{words.theLienOnYourHome}</li>
            <li>{words.noMoneyIsSent}</li>
            <li>{words.within20CalendarDays}</li>
            <li>{words.toBorrowLaterYouWould}</li>
          </ul>
          <Checkbox
            isCard
            name="isSure"
            label={words.iWantToCancel}
            value={isSure}
            onChange={setSure}
            error={isUnsure && !isSure ? words.pleaseTickTheBox : undefined}
          />
          <p>{rich(words.notSureCallFirst(<SupportPhone />))}</p>
        </div>
      </AskedOnce>
    </div>
  );
}
