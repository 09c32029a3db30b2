-- Work by the clock, and what the portal keeps of its talks with third parties.

-- One row per job: when it last went well and, after a failure, when it may try again. Whoever runs it holds an
-- advisory lock on its name meanwhile.
create table job (
  name text primary key,
  -- Moment at which the last run that went well was due.
  done_slot timestamptz,
  failures integer not null default 0 check (failures >= 0),
  next_try_at timestamptz,
  last_error text,
  started_at timestamptz,
  finished_at timestamptz
);

-- Rates that jumped too far to be believed. An administrator accepts one by setting `is_accepted`; the next run of the
-- rates' job takes it over.
create table held_exchange_rate (
  currency char(3) not null check (currency in ('USD', 'EUR')),
  as_of date not null,
  rate numeric(14, 4) not null check (rate > 0),
  previous_rate numeric(14, 4) not null check (previous_rate > 0),
  source text not null,
  is_accepted boolean not null default false,
  held_at timestamptz not null default now(),
  primary key (currency, as_of)
);

-- What the verifier said of an address, so that it is not asked again and again. Keyed hash: no address is kept.
create table email_check (
  address_hash sha256 primary key,
  verdict text not null check (verdict in ('ok', 'ok_for_all', 'invalid', 'disposable', 'unknown')),
  checked_at timestamptz not null default now()
);
create index email_check_age on email_check (checked_at);

-- Conversions for advertising networks: only with consent, people only as hashes. What a network needs of the browser
-- is forgotten once it was told.
create table conversion (
  id bigint generated always as identity primary key,
  -- Chosen by the browser, which tells its pixel the same one: the network counts both as one event.
  event_id text not null unique check (length(event_id) between 8 and 80),
  name text not null check (name in ('AddToWishlist', 'Subscribe', 'Lead', 'CompleteRegistration', 'ViewContent')),
  occurred_at timestamptz not null,
  path text not null check (path like '/%'),
  visitor_key text,
  user_id integer references app_user on delete set null,
  email_hash sha256,
  phone_hash sha256,
  plant_id integer references plant on delete set null,
  project_id integer references project on delete set null,
  -- Price of what it is about; only for things of the catalogue.
  value pesos,
  browser jsonb check (jsonb_typeof(browser) = 'object'),
  -- Proof of consent: the row of `cookie_acceptance` or of `consent`.
  consent_source text not null check (consent_source in ('cookies', 'third-parties')),
  consent_id bigint not null,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index conversion_age on conversion (created_at);
