-- The address of the search as its listing writes it: what mails and the account link to. Alerts of before have none.
alter table alert add column path text check (path ~ '^/[^/]' and length(path) <= 8000);
