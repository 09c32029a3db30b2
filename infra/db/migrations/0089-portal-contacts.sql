-- Whoever writes to the portal itself is listed for its team, the newest first.
create index contact_to_portal on contact (created_at desc, id desc) where builder_id is null;
