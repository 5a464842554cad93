/** Every way to reach people. */
import * as words from '#core/words/en/site.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportEmail, SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { useCompany } from '../../site.ts';
import styles from './site-page.module.css';

export function ContactPage() {
  const { names, mailingAddress, nmlsId } = useCompany();
  const { street, city, state, zip } = mailingAddress;
  return (
    <div className={styles['page']}>
      <PageHeading />
      <p className={styles['lead']}>{words.weAreGladToHelp}</p>
      <div className={styles['cards']}>
        <Card title={words.call}>
          <p>
            <SupportPhone />
          </p>
          <div className={styles['muted']}>
            <SupportHours />
          </div>
        </Card>
        <Card title={words.write}>
          <p>
            <SupportEmail />
          </p>
          <p className={styles['muted']}>{words.pleaseDoNotSend}</p>
        </Card>
        <Card title={words.mail}>
          <address>
            {names.legal}
            <br />
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className={styles['muted']}>{words.nmls(nmlsId)}</p>
        </Card>
        <Card title={words.somethingWentWrong}>
          <p>{words.tellUsByPhone}</p>
        </Card>
      </div>
    </div>
  );
}
