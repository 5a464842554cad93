/** For lenders that take applications only through their loan officers. */
import * as words from '#core/words/en/registration-pages.ts';
import { rich } from '#web/ui/rich.tsx';
import { LinkAsButton } from '../../link.tsx';
import styles from '../../shell/notice-page.module.css';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportEmail, SupportPhone } from '../../shell/support-lines.tsx';
import { useCompany } from '../../site.ts';

export function NotAcceptingPage() {
  const { names } = useCompany();
  return (
    <div className={styles['notice']}>
      <PageHeading>{words.weAreNotAccepting}</PageHeading>
      <p>{words.takesApplicationsThroughIts(names.display)}</p>
      <p>{rich(words.haveNoLinkOrDoes(<SupportPhone />, <SupportEmail />))}</p>
      <div className={styles['actions']}>
        <LinkAsButton to="/contact">{words.contactUs}</LinkAsButton>
        <LinkAsButton to="/auth/login" kind="secondary">
          {words.iHaveAlreadyApplied}
        </LinkAsButton>
      </div>
    </div>
  );
}
