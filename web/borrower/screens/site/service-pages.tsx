/** The services of the dashboard site that are not built in: what each is for, and what a person can do here today. */
import { Card } from '#web/ui/card.tsx';
import { Link, LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { useCompany, useIsLoggedIn } from '../../site.ts';
import styles from './site-page.module.css';

interface Service {
  readonly title?: string;
  /** What it is for, in a sentence; `{lender}` is filled in. */
  readonly lead: string;
  readonly points: readonly string[];
  /** What can be done here and now. */
  readonly today: string;
  readonly action?: { readonly to: string; readonly label: string };
}

function ServicePage({ title, lead, points, today, action }: Service) {
  const { names } = useCompany();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={styles['page']}>
      <PageHeading>{title}</PageHeading>
      <p className={styles['lead']}>{lead.replaceAll('{lender}', names.display)}</p>
      <Card title="What it is for">
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      <Card title="What you can do today" isSunken>
        <p>{today.replaceAll('{lender}', names.display)}</p>
        <p>
          For anything else call <SupportPhone /> or see <Link to="/contact">how to reach us</Link>.
        </p>
        {action && (
          <div className={styles['actions']}>
            <LinkAsButton to={action.to}>{action.label}</LinkAsButton>
            {!isLoggedIn && (
              <LinkAsButton to="/auth/login" kind="secondary">
                Log in
              </LinkAsButton>
            )}
          </div>
        )}
      </Card>
    </div>
  );
}

export function PayPage() {
  const { pay } = useCompany().serviceLabels;
  return (
    <ServicePage
      title={pay}
      lead="Payments on your line of credit, in one place."
      points={[
        'See what is due, when, and how it was worked out.',
        'Pay once, or set up automatic payments from a bank account you have linked.',
        'Pay more than is due, when it suits you.',
      ]}
      today="Payments start after your line is funded. While you apply, you choose how you will pay on the autopay page of your application; nothing is taken from your account before the first due date on your statement."
      action={{ to: '/dashboard', label: 'Go to dashboard' }}
    />
  );
}

export function ExchangePage() {
  const { exchange } = useCompany().serviceLabels;
  return (
    <ServicePage
      title={exchange}
      lead="A marketplace where verified investors trade digital assets. It is separate from your line of credit."
      points={[
        'Borrowers do not need it: nothing about your application or your line depends on it.',
        'Opening an account there takes its own identity check and its own agreement.',
        'Digital assets can lose value quickly. Never draw on your home to buy something you could not afford to lose.',
      ]}
      today="{lender} does not open exchange accounts on this site. If you hold one already, sign in on the exchange itself."
    />
  );
}

export function MarketplacePage() {
  return (
    <ServicePage
      lead="The loans and lines {lender} offers, side by side."
      points={[
        'Compare what each product is for and where it is available.',
        'See rates that apply to you after a soft credit check, which does not affect your score.',
        'Start an application and come back to it later.',
      ]}
      today="You can apply for a home equity line of credit now. Where we are licensed for other products, the licenses page lists them by state."
      action={{ to: '/account/heloc/register', label: 'Check your rate' }}
    />
  );
}

export function PassportPage() {
  return (
    <ServicePage
      lead="Verify your identity once, and use it again for the next step that asks for it."
      points={[
        'Keeps the result of an identity check, never a copy of your credentials.',
        'Saves you from photographing the same document twice.',
        'You decide each time whether it may be used.',
      ]}
      today="Your identity is verified inside your application, when it asks for it. A verification counts for that application; using it elsewhere is not available from {lender} yet."
      action={{ to: '/dashboard', label: 'Go to dashboard' }}
    />
  );
}

export function PortfolioPage() {
  return (
    <ServicePage
      lead="For owners of several properties: every line, its balance and what is available, on one page."
      points={[
        'Add up limits, balances and payments over all your properties.',
        'See which lines could be drawn on again, and which are due for review.',
        'Download a year’s interest for your tax return.',
      ]}
      today="Apply for each property by itself; every application has its own place on your dashboard. The view over all of them is not available online yet."
      action={{ to: '/dashboard', label: 'Go to dashboard' }}
    />
  );
}

export function GroupManagerPage() {
  return (
    <ServicePage
      lead="For people who act together: co-owners, trustees, or a company that owns the property."
      points={[
        'Decide who may see an application and who must sign.',
        'Invite another owner; they get a login of their own and see only what concerns them.',
        'Keep trust and company documents together, so that they are asked for once.',
      ]}
      today="When your application needs another owner’s signature, we ask for their name and email and invite them for you. Groups that last beyond one application are not available from {lender} yet."
      action={{ to: '/dashboard', label: 'Go to dashboard' }}
    />
  );
}
