/** How to reach people: the phone to press, the e-mail, and when someone answers. */
import type { ReactNode } from 'react';
import { type BusinessDay, hoursText } from '#core/support/hours.ts';
import { useSteady } from '#web/client/steady.ts';
import styles from '#web/ui/unbroken.module.css';
import { Link } from '../link.tsx';
import { useCompany } from '../site.ts';

export function SupportPhone() {
  return <PhoneLink phone={useCompany().phone} />;
}

export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <Link className={styles['unbroken']} to={`tel:+1${phone.replaceAll('-', '')}`}>
      {phone}
    </Link>
  );
}

export function SupportEmail() {
  const { email } = useCompany();
  return <Link to={`mailto:${email}`}>{email}</Link>;
}

interface SupportHoursProps {
  /** What else is said of these hours, before them. */
  readonly first?: ((week: readonly BusinessDay[]) => ReactNode) | undefined;
}

/** Two lines in Pacific Time; nothing while they are on their way or when they cannot be had. */
export function SupportHours({ first }: SupportHoursProps) {
  const hours = useSteady('GET /service-operating-hours/external/api/v1/hours/{department}', {
    context: 'external',
    params: { department: 'OPS_PHONE' },
    query: { display: 'true' },
  });
  if (hours.state !== 'loaded') return null;
  const week = hours.answer as readonly BusinessDay[];
  const { weekdays, weekend } = hoursText(week);
  return (
    <>
      {first?.(week)}
      <p>{weekdays}</p>
      <p>{weekend}</p>
    </>
  );
}
