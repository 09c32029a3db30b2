-- Where the remotes of a shell draw, and what that leaves open; nothing from shells that do not say it.
alter table releases.shell add column drawn_in text;
