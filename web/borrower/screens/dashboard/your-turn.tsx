/** What needs the borrower now, before all else: the next step of an application, and what was asked of them besides. */
import type { BorrowerView } from '#core/application/view.ts';
import { presentConditions } from '#core/conditions/present.ts';
import { outlineOf } from '#core/journey/outline.ts';
import { route } from '#core/journey/route.ts';
import { screenRow } from '#core/journey/screens.ts';
import { menuLines } from '#core/notifications/notification.ts';
import * as words from '#core/words/en/dashboard.ts';
import { useLocation } from '#web/app/router.tsx';
import { placeOf } from '../../journey.ts';
import { LinkAsButton } from '../../link.tsx';
import { useConditions } from '../conditions/use-conditions.ts';
import styles from './dashboard.module.css';

/** Whose turn it is, as the table says, and what is asked besides. */
export function useTurn(application: BorrowerView) {
  const { active, uuid, status, disburseAccount } = application;
  const { data = [] } = useConditions(uuid);
  const open = data.filter(({ answeredAt }) => answeredAt === null);
  const answerer = { as: 'borrower', applicationUuid: uuid, accountNumber: disburseAccount?.accountNumber } as const;
  return {
    isTheirs: active && !application.isInquiry && outlineOf(status.checklistStatus)?.actor === 'borrower',
    asked: active ? presentConditions(open, answerer) : [],
    /** As the bell has it, of what was read already. */
    latest: active ? menuLines(data, answerer)[0] : undefined,
  };
}

export function YourTurn({ application }: { readonly application: BorrowerView }) {
  const { search } = useLocation();
  const { isTheirs, asked } = useTurn(application);
  if (!isTheirs && asked.length === 0) return null;
  const { screen } = route({ hasProfile: true, application });
  const title = isTheirs ? (screenRow(screen)?.title ?? words.continueYourApplication) : words.whatWeNeedFrom;
  return (
    <section className={styles['turn']} aria-label={words.yourTurn}>
      <p className={styles['badge']}>{words.yourTurn}</p>
      <h2>{title}</h2>
      {isTheirs && (
        <p className={styles['lead']}>{words.turnLeads[screen] ?? words.nextStepOf(application.property.street1)}</p>
      )}
      {isTheirs && <LinkAsButton to={placeOf(application, search)}>{words.continueLabel}</LinkAsButton>}
      {asked.length > 0 && (
        <ul className={styles['tasks']}>
          {asked.map(({ uuid, header, description, button, href }) => (
            <li key={uuid} className={styles['task']}>
              <strong>{header}</strong>
              <p>{description}</p>
              <div className={styles['actions']}>
                <LinkAsButton to={href} kind={isTheirs ? 'secondary' : 'primary'}>
                  {button}
                </LinkAsButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
