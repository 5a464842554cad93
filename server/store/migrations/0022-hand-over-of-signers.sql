-- An additional signer photographs with a phone too. Each owner of a home has a hand-over of their own.
alter table app.hand_over drop constraint hand_over_purpose_check;
alter table app.hand_over add constraint hand_over_purpose_check check (purpose in ('identity', 'signer-identity'));
