-- Who saw and did what, by time: what staff did to applications stands in their histories, the rest in the audit.
create index audit_entry_by_time on app.audit_entry (org_code, at desc, id desc);
create index audit_entry_of_person on app.audit_entry (org_code, by_identity, at desc, id desc);
create index application_event_by_staff on app.application_event (org_code, at desc) where by_role = 'operations';
create index application_event_of_person on app.application_event (org_code, by_identity, at desc) where by_role = 'operations';
