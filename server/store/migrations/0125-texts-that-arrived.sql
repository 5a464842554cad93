-- A copy says too that it arrived, where its carrier told so: the handover that was told of it is forgotten after a month.
alter table app.letter add column is_delivered boolean not null default false;
update app.letter l set is_delivered = true from app.text_handover h
 where h.org_code = l.org_code and h.key = l.key and h.state = 'delivered';
grant update (is_delivered) on app.letter to hearthline_app;
