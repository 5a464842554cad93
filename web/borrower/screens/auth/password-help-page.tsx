/** A password that is forgotten or must be changed. */
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import styles from './auth-page.module.css';

export function ForgotPasswordPage() {
  return (
    <PasswordHelp text="Call us and we will send you a link to choose a new password. We will ask a few questions to make sure that it is you." />
  );
}

export function ResetPasswordPage() {
  return <PasswordHelp text="This link cannot be used here yet. Call us and we will help you choose a new password." />;
}

function PasswordHelp({ text }: { readonly text: string }) {
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        <p>{text}</p>
        <p>
          <SupportPhone />
        </p>
        <div className={styles['aside']}>
          <SupportHours />
        </div>
        <div>
          <LinkAsButton to="/auth/login" kind="secondary">
            Back to login
          </LinkAsButton>
        </div>
      </Card>
    </div>
  );
}
