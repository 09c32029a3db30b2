-- How and when a person wants to be contacted by builders; null for any lawful hour. Each request of the person keeps
-- what held for it in its own columns, where its builder reads it.

alter table app_user
  add contact_channel text check (contact_channel in ('phone', 'whatsapp', 'email')),
  add contact_window text check (contact_window in ('morning', 'afternoon', 'evening', 'saturday'));
