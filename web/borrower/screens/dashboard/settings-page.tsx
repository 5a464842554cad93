/** What can be changed about an account, section by section. */
import { Card } from '#web/ui/card.tsx';
import { Link, LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import styles from '../site/site-page.module.css';

export function SettingsPage() {
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card title="Your details">
        <p>
          Name, email and phone are those of your application. While an application is open they are part of it, so
          please call <SupportPhone /> to have them changed.
        </p>
      </Card>
      <Card title="Password">
        <p>Choose a new password by email. Every other device is then signed out.</p>
        <div>
          <LinkAsButton to="/auth/forgot-password" kind="secondary">
            Change password
          </LinkAsButton>
        </div>
      </Card>
      <Card title="Electronic documents">
        <p>
          You receive documents electronically. <Link to="/communications">Read what that means</Link> and how to
          withdraw your consent.
        </p>
      </Card>
    </div>
  );
}
