/** The services of the dashboard site that are not built in: what each is for, and what a person can do here today. */
import * as words from '#core/words/en/services.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
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
      <Card title={words.whatItIsFor}>
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      <Card title={words.whatYouCanDo} isSunken>
        <p>{today.replaceAll('{lender}', names.display)}</p>
        <p>{rich(words.forAnythingElseCall(<SupportPhone />, (text) => <Link to="/contact">{text}</Link>))}</p>
        {action && (
          <div className={styles['actions']}>
            <LinkAsButton to={action.to}>{action.label}</LinkAsButton>
            {!isLoggedIn && (
              <LinkAsButton to="/auth/login" kind="secondary">
                {words.logIn}
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
      {...(pay && { title: pay })}
      lead={words.paymentsOnYourLine}
      points={[words.seeWhatIsDue, words.payOnceOrSet, words.payMoreThanIsDue]}
      today={words.paymentsStartAfterYourLine}
      action={{ to: '/dashboard', label: words.goToDashboard }}
    />
  );
}

export function ExchangePage() {
  const { exchange } = useCompany().serviceLabels;
  return (
    <ServicePage
      {...(exchange && { title: exchange })}
      lead={words.aMarketplaceWhereVerified}
      points={[words.borrowersDoNotNeed, words.openingAnAccountThere, words.digitalAssetsCanLose]}
      today={words.lenderDoesNotOpen}
    />
  );
}

export function MarketplacePage() {
  return (
    <ServicePage
      lead={words.theLoansAndLines}
      points={[words.compareWhatEachProduct, words.seeRatesThatApply, words.startAnApplicationAndCome]}
      today={words.youCanApplyForAHome}
      action={{ to: '/account/heloc/register', label: words.checkYourRate }}
    />
  );
}

export function PassportPage() {
  return (
    <ServicePage
      lead={words.verifyYourIdentityOnce}
      points={[words.keepsTheResultOfAnIdentity, words.savesYouFromPhotographing, words.youDecideEachTime]}
      today={words.yourIdentityIsVerified}
      action={{ to: '/dashboard', label: words.goToDashboard }}
    />
  );
}

export function PortfolioPage() {
  return (
    <ServicePage
      lead={words.forOwnersOfSeveral}
      points={[words.addUpLimitsBalances, words.seeWhichLinesCould, words.downloadAYearsInterest]}
      today={words.applyForEachProperty}
      action={{ to: '/dashboard', label: words.goToDashboard }}
    />
  );
}

export function GroupManagerPage() {
  return (
    <ServicePage
      lead={words.forPeopleWhoAct}
      points={[words.decideWhoMaySee, words.inviteAnotherOwnerThey, words.keepTrustAndCompany]}
      today={words.whenYourApplicationNeeds}
      action={{ to: '/dashboard', label: words.goToDashboard }}
    />
  );
}
