-- What people say about themselves, sessions that they can see and end, attempts that all processes count together,
-- and signing in at identity providers.

alter table app_user
  add column document_number text check (document_number ~ '^[0-9]{5,15}$'),
  add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object');

-- Names a session to its owner without telling anything about its token.
alter table session add column id uuid not null default gen_random_uuid() unique;

-- Attempts at a password, a reset and the like, by account and by network address. The key is a keyed hash, so that
-- the table tells neither; unknown accounts are counted like known ones.
create table attempt_count (
  key sha256 primary key,
  attempts integer not null check (attempts > 0),
  last_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_count_last on attempt_count (last_at);

alter table credential drop column failed_attempts, drop column locked_until;

-- The row of the outbox whose mail carries the token: a later request voids it, another attempt at the same mail does not.
alter table password_reset add column request_id bigint not null default 0;

-- A browser on its way to an identity provider. Code verifier and nonce are made of the browser's secret and the
-- state, of which only hashes are here.
create table sign_in_attempt (
  state_hash sha256 primary key,
  browser_hash sha256 not null,
  provider text not null,
  return_path text not null check (return_path ~ '^/'),
  expires_at timestamptz not null
);
create index sign_in_attempt_expiry on sign_in_attempt (expires_at);

-- What a provider said of a person who came back from it, until that browser changes it for a session.
create table sign_in_ticket (
  token_hash sha256 primary key,
  browser_hash sha256 not null,
  provider text not null,
  subject text not null,
  email email not null,
  is_email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  expires_at timestamptz not null
);
create index sign_in_ticket_expiry on sign_in_ticket (expires_at);

-- Proves that the owner of an account reads its address.
create table email_confirmation (
  token_hash sha256 primary key,
  user_id integer not null references app_user on delete cascade,
  email email not null,
  expires_at timestamptz not null
);
create index email_confirmation_user on email_confirmation (user_id);
