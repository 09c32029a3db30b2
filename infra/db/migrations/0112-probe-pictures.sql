-- How much pages look otherwise with a release than without it: [{"path", "width", "share"}]. It is for people to look at,
-- no rule judges it, and most runs take none.
alter table releases.probe_result add column pictures jsonb check (jsonb_typeof(pictures) = 'array');
