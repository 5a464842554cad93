/** What we know of the borrower so far, and where to change it. */
import { fullName } from '#core/people/name.ts';
import { formatPhone } from '#core/people/phone.ts';
import * as words from '#core/words/en/start.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

export function StartProfile() {
  const { next } = useJourney();
  return (
    <Screen>
      <WithParticulars>
        {({ name, email, phoneNumber }) => (
          <Card title={words.aboutYou}>
            <DefinitionList
              rows={[
                { term: words.legalName, value: fullName(name) },
                { term: words.email, value: email },
                { term: words.mobilePhone, value: phoneNumber === null ? words.notGiven : formatPhone(phoneNumber) },
              ]}
            />
          </Card>
        )}
      </WithParticulars>
      <div className={styles['actions']}>
        <Button onClick={() => next()}>{words.continueLabel}</Button>
        <LinkAsButton to="/dashboard/settings" kind="secondary">
          {words.changeMyDetails}
        </LinkAsButton>
      </div>
    </Screen>
  );
}
