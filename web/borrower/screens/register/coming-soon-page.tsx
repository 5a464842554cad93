/** For a product this lender does not offer yet. */
import * as words from '#core/words/en/registration-pages.ts';
import { LinkAsButton } from '../../link.tsx';
import { productNames } from '../../product-names.ts';
import styles from '../../shell/notice-page.module.css';
import { PageHeading } from '../../shell/page-heading.tsx';
import { offeredProducts, useCompany, useProduct, useStart } from '../../site.ts';

export function ComingSoonPage() {
  const product = useProduct();
  const { names } = useCompany();
  const isOffered = offeredProducts(useStart()).includes(product);
  return (
    <div className={styles['notice']}>
      <PageHeading />
      {isOffered ? (
        <p>{words.isOpeningItsToMore(names.display, productNames[product].toLowerCase())}</p>
      ) : (
        <p>{words.doesNotOfferTheYet(names.display, productNames[product].toLowerCase())}</p>
      )}
      <div className={styles['actions']}>
        <LinkAsButton to={`/account/${isOffered ? product : 'heloc'}/register`}>{words.checkYourRate}</LinkAsButton>
        <LinkAsButton to="/licenses" kind="secondary">
          {words.seeWhereWeLend}
        </LinkAsButton>
      </div>
    </div>
  );
}
