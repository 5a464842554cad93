-- Who saw an experiment in many organizations, each read inside its own, and what happened to them afterwards. A person
-- is their identity, under which the browsers they were seen with count too; a visitor is their browser. Someone who saw
-- both sides says so. The transaction is left in the last organization, so nothing comes after it.
create function app.experiment_people(of_orgs text[], of_experiment text)
returns table (
  side text, is_bot boolean, is_staff boolean, seen_at timestamptz, offers_at timestamptz, selected_at timestamptz,
  signed_at timestamptz, funded_at timestamptz, complained_at timestamptz
)
language plpgsql as $$
declare
  one text;
begin
  foreach one in array of_orgs loop
    perform set_config('app.org', one, true);
    return query
      with sight as (
        select coalesce(x.identity_uuid::text, min(x.identity_uuid::text) over (partition by x.browser_uuid),
                        x.browser_uuid::text)::uuid as person,
               x.variation, x.is_bot, x.is_staff, x.seen_at
          from app.experiment_exposure x where x.org_code = one and x.experiment = of_experiment
      ), people as (
        select s.person, case when count(distinct s.variation) = 1 then min(s.variation) else 'both' end as side,
               bool_or(s.is_bot) as is_bot, bool_or(s.is_staff) as is_staff, min(s.seen_at) as seen_at
          from sight s group by s.person
      )
      select p.side, p.is_bot, p.is_staff, p.seen_at, o.offers_at, o.selected_at, o.signed_at, o.funded_at,
             (select min(f.created_at) from app.feedback f
               where f.org_code = one and f.identity_uuid = p.person and f.topic = 'IMPROVE' and f.created_at > p.seen_at)
        from people p
        left join lateral (
          select min(e.at) filter (where e.event = 'offersPriced') as offers_at,
                 min(e.at) filter (where e.event = 'offerSelected') as selected_at,
                 min(e.at) filter (where e.event = 'noteSigned') as signed_at,
                 min(e.at) filter (where e.event = 'fundsDisbursed') as funded_at
            from app.application a
            join app.application_event e on e.org_code = a.org_code and e.application_uuid = a.uuid
           where a.org_code = one and a.identity_uuid = p.person and e.at > p.seen_at
        ) o on true;
  end loop;
end $$;
