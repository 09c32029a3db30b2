-- Where a shell stands, as it says; nothing from shells that do not say it.
alter table releases.shell add column region text check (length(region) between 1 and 40);
