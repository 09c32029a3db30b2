-- One address has two owners while a page is replaced: the remote that has it, and the one that it lets stand for it.

alter table releases.claim add column succeeds text references releases.remote;
drop index releases.claim_living;
create unique index claim_living on releases.claim (kind, key) where ended_at is null and succeeds is null;
create unique index claim_of_living_remote on releases.claim (kind, key, remote) where ended_at is null;

-- Otherwise leave to have static addresses below the parameters of the shape.
alter table releases.claim_grant add column is_succession boolean not null default false;
