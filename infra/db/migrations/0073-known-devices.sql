-- Browsers that somebody has signed in on. Each keeps a budget of wrong passwords of its own for that person, whatever
-- strangers try meanwhile. Only the hash of the cookie is here; several people may share a browser.

create table known_device (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  token_hash sha256 not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  user_agent text not null default '',
  unique (user_id, token_hash)
);
create index known_device_token on known_device (token_hash);
create index known_device_last on known_device (last_seen_at);
