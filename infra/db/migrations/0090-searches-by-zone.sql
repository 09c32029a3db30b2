-- Builders learn what visitors looked for in a zone.
create index tracking_visit_zone on tracking_visit ((filters ->> 'zone'));
