/** Rows of app.incident: what was slow or down, from when until when. */
import type { Component, Incident } from '#core/status.ts';
import type { Queryable } from './database.ts';

interface Open {
  readonly component: Component;
  readonly level: Incident['level'];
  readonly since: Date;
}

export async function openIncidents(sql: Queryable): Promise<Open[]> {
  return sql<Open[]>`select component, level, since from app.incident where until is null`;
}

/** The first to see it opens it; one that gets worse keeps its beginning. */
export async function openIncident(sql: Queryable, { component, level, since }: Open): Promise<void> {
  await sql`
    insert into app.incident (component, level, since) values (${component}, ${level}, ${since})
    on conflict (component) where until is null do update set level = excluded.level
      where app.incident.level = 'slow' and excluded.level = 'down'`;
}

export async function endIncident(sql: Queryable, component: Component): Promise<void> {
  await sql`update app.incident set until = greatest(since, now()) where component = ${component} and until is null`;
}

/** One that is over when it is told; several processes saw it, and one is enough. */
export async function addPast(sql: Queryable, { component, level, since, until }: Incident): Promise<void> {
  await sql`
    insert into app.incident (component, level, since, until)
    select ${component}, ${level}, ${since}, ${until}
     where not exists (select from app.incident
                        where component = ${component} and since <= ${until} and coalesce(until, 'infinity') >= ${since})
    on conflict do nothing`;
}

/** Those that are over, the newest first. */
export async function pastIncidents(sql: Queryable, days: number, max: number): Promise<Incident[]> {
  return sql<Incident[]>`
    select component, level, since, until from app.incident
     where until > now() - make_interval(days => ${days}) order by since desc limit ${max}`;
}

export async function forgetIncidents(sql: Queryable, days: number): Promise<void> {
  await sql`delete from app.incident where until < now() - make_interval(days => ${days})`;
}
