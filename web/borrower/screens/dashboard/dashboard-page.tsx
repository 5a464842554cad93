/** Somebody's applications; for now, the way to start one. */
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useSentences } from '../../site.ts';
import styles from '../site/site-page.module.css';

export function DashboardPage() {
  const { welcome } = useSentences();
  const [least, most] = [formatCents(limits.lineCentsMin, 0), formatCents(limits.lineCentsMax, 0)];
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card title="You have no application yet">
        <p className={styles['lead']}>{welcome}</p>
        <p>
          Borrow from {least} to {most} against your home. Checking your rate takes about {limits.approvalMinutes}{' '}
          minutes and does not affect your credit score.
        </p>
        <div className={styles['actions']}>
          <LinkAsButton to="/account/heloc/register">Start an application</LinkAsButton>
          <LinkAsButton to="/universal-marketplace" kind="secondary">
            See what we offer
          </LinkAsButton>
        </div>
      </Card>
    </div>
  );
}
