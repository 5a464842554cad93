/**
 * The loan officer or broker who referred the applicant, with the two ways to reach them. Anyone who knows the originator
 * provides it; the frame shows a bar on a narrow screen and a card in the margin of a wide one.
 */
import { createContext, use } from 'react';
import { formatPhone } from '#core/people/phone.ts';
import { contactLinks, type LoanOriginator, originatorLabel } from '#core/registration/originator.ts';
import * as words from '#core/words/en/originator.ts';
import { MailIcon, PhoneIcon } from './icons.tsx';
import styles from './originator.module.css';

type DisplayInfo = LoanOriginator['originatorDisplayInfo'];

export const OriginatorContext = createContext<DisplayInfo | undefined>(undefined);

export function OriginatorBar() {
  return <Contact className={styles['bar']} />;
}

export function OriginatorCard() {
  return <Contact className={styles['card']} />;
}

function Contact({ className }: { readonly className: string | undefined }) {
  const originator = use(OriginatorContext);
  const name = originator?.originatorName ?? originator?.brokerName;
  if (!originator || !name) return null;
  const label = words.your(originatorLabel(originator));
  const { call, email } = contactLinks(originator);
  return (
    <section className={className} aria-label={label}>
      <div className={styles['who']}>
        <p className={styles['label']}>{label}</p>
        <p className={styles['name']}>{name}</p>
        {originator.phoneNumber && <p className={styles['way']}>{formatPhone(originator.phoneNumber)}</p>}
        {originator.email && <p className={styles['way']}>{originator.email}</p>}
        {originator.nmls && <p className={styles['label']}>{words.nmls(originator.nmls)}</p>}
      </div>
      <div className={styles['actions']}>
        {call && (
          <a className={styles['action']} href={call} aria-label={words.call(name)}>
            <PhoneIcon />
          </a>
        )}
        {email && (
          <a className={styles['action']} href={email} aria-label={words.email(name)}>
            <MailIcon />
          </a>
        )}
      </div>
    </section>
  );
}
