-- A signer named by email signs only after following the link that went to that address.
alter table app.account_link drop constraint account_link_purpose_check;
alter table app.account_link add constraint account_link_purpose_check
  check (purpose in ('passwordReset', 'invitation', 'emailChange', 'emailConfirm', 'signing'));

-- An account made for a signer has its password from the link that went to its address: that was the proof.
update app.identity set email_confirmed_at = password_changed_at
 where kind = 'customer' and roles[1] = 'signer' and password_changed_at is not null and email_confirmed_at is null;

-- Whoever had an account before they were named, and never proved its address, must follow a link first. The borrower's
-- reminder sends one.
update app.session s set revoked_at = now()
  from app.identity i
 where i.org_code = s.org_code and i.uuid = s.identity_uuid and s.role = 'signer' and s.revoked_at is null
   and i.kind = 'customer' and roles[1] <> 'signer' and i.email_confirmed_at is null;
update app.identity set roles = array_remove(roles, 'signer')
 where kind = 'customer' and roles[1] <> 'signer' and 'signer' = any(roles) and email_confirmed_at is null;
