/** The start of an application: what it offers, who it is not for, and the way in. */
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import { productNames } from '../../product-names.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useProduct, useSentences } from '../../site.ts';
import styles from './register-page.module.css';

export function RegisterPage() {
  const product = useProduct();
  const { welcome, tagline, recentPurchase } = useSentences();
  return (
    <div className={styles['page']}>
      <div className={styles['words']}>
        <p className={styles['product']}>{productNames[product]}</p>
        <PageHeading className={styles['headline']}>{welcome}</PageHeading>
        <p className={styles['tagline']}>{tagline}</p>
      </div>
      <Card title="Check your rate">
        <p>
          Have your address, your yearly income and an email address at hand. Checking does not affect your credit
          score.
        </p>
        <div>
          <LinkAsButton to={`/account/${product}/register-v2`}>Get started</LinkAsButton>
        </div>
        <p className={styles['disclaimer']}>{recentPurchase}</p>
      </Card>
    </div>
  );
}
