/** For a product this lender does not offer yet. */
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
        <p>
          {names.display} is opening its {productNames[product].toLowerCase()} to more places. You can already check
          whether your home is in one of them.
        </p>
      ) : (
        <p>
          {names.display} does not offer the {productNames[product].toLowerCase()} yet. The home equity line of credit
          is available now.
        </p>
      )}
      <div className={styles['actions']}>
        <LinkAsButton to={`/account/${isOffered ? product : 'heloc'}/register`}>Check your rate</LinkAsButton>
        <LinkAsButton to="/licenses" kind="secondary">
          See where we lend
        </LinkAsButton>
      </div>
    </div>
  );
}
