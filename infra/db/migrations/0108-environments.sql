-- Environments: what runs is said for each by itself, with numbers of one row of compositions. Releases, files, remotes
-- and claims are the same in all: bytes are promoted, never built again.

create domain releases.environment_name as text check (value ~ '^[a-z][a-z0-9-]{1,19}$');

create table releases.environment (
  name releases.environment_name primary key,
  -- Where what runs here goes next; production goes nowhere.
  parent releases.environment_name references releases.environment,
  created_by text not null,
  created_at timestamptz not null default now(),
  check ((name = 'production') = (parent is null))
);
insert into releases.environment (name, parent, created_by) values ('production', null, 'umbral');

-- A number is of one composition of one environment, so that whatever names it says the environment too.
alter table releases.composition
  add column environment releases.environment_name not null default 'production' references releases.environment;
create index composition_newest on releases.composition (environment, seq desc);

alter table releases.channel
  add column environment releases.environment_name not null default 'production' references releases.environment,
  drop constraint channel_pkey,
  add primary key (environment, remote, name);
alter table releases.canary_plan
  add column environment releases.environment_name not null default 'production' references releases.environment,
  drop constraint canary_plan_pkey,
  add primary key (environment, remote);

-- Before the first composition of an environment a verdict has no number that says where it was asked for.
alter table releases.verdict
  add column environment releases.environment_name not null default 'production' references releases.environment;
alter table releases.link
  add column environment releases.environment_name not null default 'production' references releases.environment;

-- Shells of two environments may have one name: their machines often do.
alter table releases.shell
  add column environment releases.environment_name not null default 'production' references releases.environment,
  drop constraint shell_pkey,
  add primary key (environment, name);
alter table releases.living_version
  add column environment releases.environment_name not null default 'production',
  drop constraint living_version_pkey,
  add primary key (environment, minute, shell, remote, version);
alter table releases.living_set
  add column environment releases.environment_name not null default 'production',
  drop constraint living_set_pkey,
  add primary key (environment, minute, shell, versions);
alter table releases.health_receipt
  add column environment releases.environment_name not null default 'production',
  drop constraint health_receipt_pkey,
  add primary key (environment, shell, report);
alter table releases.failure_group
  add column environment releases.environment_name not null default 'production' references releases.environment,
  drop constraint failure_group_remote_version_cohort_kind_message_key,
  add unique (environment, remote, version, cohort, kind, message);

-- A token is for named environments; only an operator's may be for all, those of the future too.
alter table releases.token
  add column environments text[] default '{production}',
  add check (cardinality(environments) > 0),
  add check (environments is not null or role = 'operator');
update releases.token set environments = null where role = 'operator';
