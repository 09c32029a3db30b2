-- What an environment says to remotes that declare settings. It stands in the signed composition, and in documents:
-- never a secret.

create table releases.setting (
  environment releases.environment_name not null references releases.environment,
  remote text not null references releases.remote,
  name text not null check (name ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  value jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (environment, remote, name)
);
