-- Sessions of the console are listed and ended: each has a name that proves nothing, and the browser that it was begun in.

alter table releases.console_session
  add column id uuid not null default gen_random_uuid() unique,
  add column user_agent text not null default '';
