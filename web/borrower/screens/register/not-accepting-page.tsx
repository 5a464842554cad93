/** For lenders that take applications only through their loan officers. */
import { LinkAsButton } from '../../link.tsx';
import styles from '../../shell/notice-page.module.css';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportEmail, SupportPhone } from '../../shell/support-lines.tsx';
import { useCompany } from '../../site.ts';

export function NotAcceptingPage() {
  const { names } = useCompany();
  return (
    <div className={styles['notice']}>
      <PageHeading>We are not accepting applications here</PageHeading>
      <p>
        {names.display} takes applications through its loan officers and brokers. Please open the link that yours sent
        you; it tells us who referred you.
      </p>
      <p>
        Have no link, or does it lead back here? Call <SupportPhone /> or write to <SupportEmail />, and we will put you
        in touch.
      </p>
      <div className={styles['actions']}>
        <LinkAsButton to="/contact">Contact us</LinkAsButton>
        <LinkAsButton to="/auth/login" kind="secondary">
          I have already applied
        </LinkAsButton>
      </div>
    </div>
  );
}
