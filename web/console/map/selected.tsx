/** What is told of the box that is selected: why one rests there, for how long, and where it leads. */
import { waysOut } from '#core/journey/map.ts';
import { statuses } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/map.ts';
import { statusNames } from '#core/words/en/desk/statuses.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Spot, statusPath } from './counts.ts';
import styles from './map.module.css';

export function Selected({ spot }: { readonly spot: Spot }) {
  const { status, name, actor, shown, late } = spot;
  const { why, limit } = statuses[status];
  const targets = waysOut(status);
  return (
    <section className={styles['selected']} aria-label={`${words.selected}: ${name}`}>
      <div>
        <p className={styles['quiet']}>
          {words.selected} · {words.actors[actor]}
        </p>
        <h2 className={styles['selectedName']}>{name}</h2>
        <p className={styles['quiet']}>{why}</p>
      </div>
      <dl className={styles['figures']}>
        <div>
          <dd>{shown}</dd>
          <dt>{words.here}</dt>
        </div>
        <div data-late={late > 0 || undefined}>
          <dd>{late}</dd>
          <dt>{words.late}</dt>
        </div>
        <div>
          <dd>{words.sayLimit(limit)}</dd>
          <dt>{words.limit}</dt>
        </div>
      </dl>
      <div>
        <p className={styles['quiet']}>{words.waysOut}</p>
        <p>{targets.map((one) => statusNames[one]).join(', ') || words.noWayOut}</p>
      </div>
      <p className={styles['ways']}>
        {shown !== '0' && <PageLink to={statusPath(status)}>{words.openTheCases(shown)}</PageLink>}
        {late > 0 && <PageLink to={statusPath(status, true)}>{words.onlyTheLate(late)}</PageLink>}
        <span className={styles['quiet']}>{words.moveOnTheMap}</span>
      </p>
    </section>
  );
}
