/** The foot of every page: how to reach us, the legal links, where we are licensed and what a line of credit costs. */
import { lazy, Suspense, useEffect } from 'react';
import { licensedStatesText } from '#core/brand/footer.ts';
import * as words from '#core/words/en/footer.ts';
import { useSteady } from '#web/client/steady.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { Link } from '../link.tsx';
import { useCompany, useIsLoggedIn, useProduct, useSentences, useStart } from '../site.ts';
import styles from './footer.module.css';
import { figureSentences, riskSentence } from './footer-words.ts';
import { EqualHousingIcon, LockIcon } from './icons.tsx';
import { RecordingTaxLine } from './recording-tax-later.ts';
import { SupportEmail, SupportHours, SupportPhone } from './support-lines.tsx';

export function Footer() {
  // Every page has a foot, and it comes after the page: so the chat costs no page its first sight.
  useEffect(() => {
    import('../chat/mount.tsx').then(({ mountChat }) => mountChat()).catch(() => {});
  }, []);
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['columns']}>
          <Standing />
          <Help />
          <Legal />
        </div>
        <FinePrint />
      </div>
    </footer>
  );
}

function Standing() {
  const { tagline, security } = useSentences();
  return (
    <div className={styles['promise']}>
      <p className={styles['tagline']}>{tagline}</p>
      <p className={styles['security']}>
        <LockIcon />
        <span>
          <Unbroken text={security} />
        </span>
      </p>
      <Feedback />
    </div>
  );
}

function Help() {
  return (
    <section className={styles['column']} aria-labelledby="footer-help">
      <h2 className={styles['heading']} id="footer-help">
        {words.questions}
      </h2>
      <p>
        <Link to="/help" target="_self">
          {words.helpCenter}
        </Link>
      </p>
      <p>
        <SupportPhone />
      </p>
      <p>
        <SupportEmail />
      </p>
      <div className={styles['hours']}>
        <SupportHours />
      </div>
    </section>
  );
}

const FeedbackLink = lazy(async () => ({ default: (await import('../feedback/feedback-link.tsx')).FeedbackLink }));

/** The main brand alone has one who is written to, and only by people who are logged in. */
function Feedback() {
  const isMainBrand = useCompany().kind === 'provider';
  if (!useIsLoggedIn() || !isMainBrand) return null;
  return (
    <Suspense>
      <FeedbackLink />
    </Suspense>
  );
}

function Legal() {
  const { privacy, terms, communications, licenses } = useCompany().legalLinks;
  const links = [privacy, terms, communications, licenses, { label: words.contact, href: '/contact' }];
  return (
    <nav className={styles['column']} aria-labelledby="footer-legal">
      <h2 className={styles['heading']} id="footer-legal">
        {words.legal}
      </h2>
      <ul className={styles['links']}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FinePrint() {
  const { names, nmlsId, mailingAddress, kind } = useCompany();
  const { street, city, state, zip } = mailingAddress;
  return (
    <div className={styles['print']}>
      <p>{figureSentences().join(' ')}</p>
      <p>{riskSentence}</p>
      <LicensedStates />
      <p className={styles['lender']}>
        <EqualHousingIcon />
        <span>{words.nmls(kind === 'broker', names.legal, nmlsId, street, city, state, zip)}</span>
      </p>
    </div>
  );
}

function LicensedStates() {
  const product = useProduct();
  const { orgCode } = useStart().organization;
  const states = useSteady('GET /service-application/external/api/v1/heloc/state-licenses', {
    context: 'external',
    query: { orgCode, product },
  });
  if (states.state !== 'loaded') return null;
  const list = states.answer.map(({ abbrev }) => abbrev);
  return (
    <>
      <Suspense>
        <RecordingTaxLine states={list} />
      </Suspense>
      <p>{words.licensedIn(licensedStatesText(product, list))}</p>
    </>
  );
}
