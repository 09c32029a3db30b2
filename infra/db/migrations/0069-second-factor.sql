-- What people prove besides the password, and how a session was proven. Roles of staff count only in a session with
-- strong_at. No secret is stored in the clear: hashes of codes and tokens, and the seed of the codes sealed by the API.

alter table session
  -- The last proof of any kind: password, provider, factor.
  add column confirmed_at timestamptz not null default now(),
  -- The last proof by a second factor.
  add column strong_at timestamptz,
  add column proven_by text check (proven_by in ('passkey', 'totp', 'recovery', 'operator-code', 'mail-code')),
  add constraint session_strength check (strong_at is null or (proven_by is not null and proven_by <> 'mail-code'));

create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references app_user on delete cascade,
  -- base64url, as browsers name it.
  credential_id text not null unique check (length(credential_id) between 16 and 1400),
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  -- Kept by an account of the maker and so on several devices.
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- What a browser has to sign, once. The owner is the browser's secret or the session that asked.
create table passkey_challenge (
  challenge_hash sha256 primary key,
  owner_hash sha256 not null,
  purpose text not null check (purpose in ('create', 'show')),
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

create table totp_factor (
  user_id integer primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  -- Null until a first code has shown that the application works.
  confirmed_at timestamptz,
  -- The last step of time whose code was taken: none counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Codes to keep on paper; each counts once.
create table recovery_code (
  user_id integer not null references app_user on delete cascade,
  code_hash sha256 not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Codes of ten minutes: printed by the installation's own command, or sent to the address of the account.
create table sign_in_code (
  code_hash sha256 primary key,
  user_id integer not null references app_user on delete cascade,
  kind text not null check (kind in ('operator', 'mail')),
  expires_at timestamptz not null
);
create index sign_in_code_user on sign_in_code (user_id);

-- Somebody gave the right password and still owes the second proof.
create table sign_in_step (
  token_hash sha256 primary key,
  user_id integer not null references app_user on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_step_expiry on sign_in_step (expires_at);
create index sign_in_step_user on sign_in_step (user_id);
