/** How to reach people: the phone to press, the e-mail, and when someone answers. */
import { type BusinessDay, hoursText, isOpenAt } from '#core/support/hours.ts';
import { useSteady } from '#web/client/steady.ts';
import styles from '#web/ui/unbroken.module.css';
import { Link } from '../link.tsx';
import { useCompany } from '../site.ts';

export function SupportPhone() {
  const { phone } = useCompany();
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
  /** For someone who waits longer than usual: whether anyone answers right now. */
  readonly saysNow?: boolean;
}

/** Two lines in Pacific Time; nothing while they are on their way or when they cannot be had. */
export function SupportHours({ saysNow = false }: SupportHoursProps) {
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
      {saysNow && <p>{isOpenAt(week, Date.now()) ? 'We are open now.' : 'We are closed now.'}</p>}
      <p>{weekdays}</p>
      <p>{weekend}</p>
    </>
  );
}
