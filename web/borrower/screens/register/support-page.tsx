/** Help for someone who is stuck while applying. */
import { limits } from '#core/offers/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportEmail, SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { useProduct } from '../../site.ts';
import styles from '../site/site-page.module.css';

const answers: readonly (readonly [question: string, answer: string])[] = [
  [
    'Does checking my rate affect my credit score?',
    'No. It is a soft inquiry, which only you can see. A hard inquiry comes later, if you choose an offer, and we ask before we make it.',
  ],
  [
    'My address is not in the list',
    'Type the street, then choose to enter the address manually. Use the address as it appears on your property tax bill.',
  ],
  [
    'I bought my home recently',
    `You can apply once ${limits.ownershipDaysMin} days have passed since you bought it or the title was transferred to you.`,
  ],
  [
    'The page says that I already have an account',
    'Log in with that email address; what you have filled in is kept. If you do not remember the password, reset it on the login page.',
  ],
  [
    'Someone else owns the home with me',
    'Apply by yourself first. Later we invite the other owners to verify who they are and to sign; they need no account before that.',
  ],
];

export function SupportPage() {
  const product = useProduct();
  return (
    <div className={styles['page']}>
      <PageHeading />
      <p className={styles['lead']}>What you have filled in stays in this browser while you look for help.</p>
      <div>
        {answers.map(([question, answer]) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <Card title="Talk to us" isSunken>
        <p>
          <SupportPhone /> or <SupportEmail />
        </p>
        <div className={styles['muted']}>
          <SupportHours />
        </div>
      </Card>
      <div>
        <LinkAsButton to={`/account/${product}/register`}>Back to my application</LinkAsButton>
      </div>
    </div>
  );
}
