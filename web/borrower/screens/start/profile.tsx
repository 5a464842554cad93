/** What we know of the borrower so far, and where to change it. */
import { fullName } from '#core/people/name.ts';
import { formatPhone } from '#core/people/phone.ts';
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
          <Card title="About you">
            <DefinitionList
              rows={[
                { term: 'Legal name', value: fullName(name) },
                { term: 'Email', value: email },
                { term: 'Mobile phone', value: phoneNumber === null ? 'Not given' : formatPhone(phoneNumber) },
              ]}
            />
          </Card>
        )}
      </WithParticulars>
      <div className={styles['actions']}>
        <Button onClick={() => next()}>Continue</Button>
        <LinkAsButton to="/dashboard/settings" kind="secondary">
          Change my details
        </LinkAsButton>
      </div>
    </Screen>
  );
}
