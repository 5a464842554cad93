/** What was written to the owners by email and by text, word for word, and writing to them. */
import { useState } from 'react';
import type { MessageKind } from '#core/messages/kinds.ts';
import { formatPhone } from '#core/people/phone.ts';
import { whatBecame } from '#core/words/en/console/case.ts';
import * as consoleClosingsWords from '#core/words/en/console/closings.ts';
import * as names from '#core/words/en/console/message-names.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import styles from '../console.module.css';
import { DeskList } from '../frame/list.tsx';
import { usePages } from '../frame/use-pages.ts';
import { ItemList, Nothing } from '../item-list.tsx';
import { useWhyNot } from '../me.ts';
import { OffButton } from '../off-button.tsx';
import type { ClosingProps } from './closing.ts';
import { WriteEmail } from './write-email.tsx';

const listKey = 'GET /service-console/api/v1/closings/{uuid}/emails';
const sendKey = 'POST /service-console/api/v1/closings/{uuid}/emails';
type Email = Answer<typeof listKey>['rows'][number];

const sayRecipient = ({ channel, recipient }: Email) => (channel === 'sms' ? formatPhone(recipient) : recipient);

/** The newest first, a page at a time: the card and the timeline read the same. */
export const useEmails = (uuid: string) =>
  usePages<Email>({
    key: [listKey, uuid],
    read: (cursor, signal) =>
      read(listKey, { params: { uuid }, query: cursor === undefined ? {} : { cursor }, signal }),
    isPersonal: true,
  });

export function Emails({ closing, onDone }: ClosingProps) {
  const pages = useEmails(closing.uuid);
  return (
    <Card title={consoleClosingsWords.emails}>
      <DeskList
        pages={pages}
        awaited={consoleClosingsWords.readingTheEmails}
        empty={<Nothing>{consoleClosingsWords.noEmailsYet}</Nothing>}
      >
        {(emails) => (
          <ItemList items={emails} keyOf={({ uuid }) => uuid}>
            {(email) => (
              <Disclosure
                summary={consoleClosingsWords.toWithSubject(
                  email.subject,
                  email.to,
                  showZoned(email.sentAt, closing.timeZone),
                  whatBecame[email.channel][email.state],
                )}
              >
                <p className={styles['letter']}>{email.words}</p>
                <p className={styles['muted']}>{sayRecipient(email)}</p>
                {/* A text goes only to a number whose owner agreed, and when hours allow: no one presses for it. */}
                {email.channel === 'email' && <Again uuid={closing.uuid} email={email} onDone={onDone} />}
              </Disclosure>
            )}
          </ItemList>
        )}
      </DeskList>
      <Underway closing={closing} />
      <div className={styles['actions']}>
        <WriteEmail closing={closing} onDone={onDone} />
      </div>
    </Card>
  );
}

function Again({ uuid, email, onDone }: { readonly uuid: string; readonly email: Email; readonly onDone: () => void }) {
  const write = useCallOnce(sendKey);
  const whyNot = useWhyNot('emailOwners');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    try {
      await write({ params: { uuid }, body: { again: email.uuid } });
      setFailure(undefined);
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <OffButton
        kind="quiet"
        reason={whyNot}
        label={consoleClosingsWords.sendToAgainWithSubject(email.subject, email.to)}
        onPress={() => void send()}
      >
        {consoleClosingsWords.sendItAgain}
      </OffButton>
    </>
  );
}

/** What is still to go: quiet hours and what its reader chose may hold it back. */
function Underway({ closing: { uuid, timeZone } }: Pick<ClosingProps, 'closing'>) {
  const { data = [] } = useRead('GET /service-console/api/v1/closings/{uuid}/emails/underway', [{ params: { uuid } }], {
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <>
      <h3>{names.onTheirWay}</h3>
      <ul className={styles['rows']} aria-label={names.onTheirWay}>
        {data.map((one) => (
          <li key={one.uuid}>
            {names.toWhom(names.messageNames[one.kind as MessageKind] ?? names.aMessage, one.to)}{' '}
            {one.channel === 'email' ? names.byEmail : names.byText},{' '}
            {one.isGivenUp ? names.givenUp : names.goesAt(showZoned(one.nextTryAt, timeZone))}
          </li>
        ))}
      </ul>
    </>
  );
}
