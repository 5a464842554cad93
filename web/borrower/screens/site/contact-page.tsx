/** Every way to reach people. */
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
      <p className={styles['lead']}>
        We are glad to help, whether you are thinking about applying or in the middle of it. Have your application ID
        ready if you have one. It’s at the top of every page of your application.
      </p>
      <div className={styles['cards']}>
        <Card title="Call">
          <p>
            <SupportPhone />
          </p>
          <div className={styles['muted']}>
            <SupportHours />
          </div>
        </Card>
        <Card title="Write">
          <p>
            <SupportEmail />
          </p>
          <p className={styles['muted']}>
            Please do not send account numbers or your Social Security number by email. Upload documents in your
            application instead.
          </p>
        </Card>
        <Card title="Mail">
          <address>
            {names.legal}
            <br />
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className={styles['muted']}>NMLS #{nmlsId}</p>
        </Card>
        <Card title="Something went wrong?">
          <p>
            Tell us, by phone or in writing. If you are not satisfied with the answer, ask for a supervisor or for an
            answer in writing.
          </p>
        </Card>
      </div>
    </div>
  );
}
