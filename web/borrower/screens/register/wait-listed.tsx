/** In place of the form, once someone whose area we do not serve yet is on the list. */
import { registrationWords } from '#core/registration/words.ts';
import * as words from '#core/words/en/registration.ts';
import { LinkAsButton } from '../../link.tsx';
import styles from '../../shell/notice-page.module.css';
import { PageHeading } from '../../shell/page-heading.tsx';

export function WaitListed() {
  return (
    <div className={styles['notice']}>
      <PageHeading isInstead>{registrationWords['waitList.title']}</PageHeading>
      <p role="status">{registrationWords['waitList.text']}</p>
      <div className={styles['actions']}>
        <LinkAsButton to="/licenses" kind="secondary">
          {words.seeWhereWeLend}
        </LinkAsButton>
      </div>
    </div>
  );
}
