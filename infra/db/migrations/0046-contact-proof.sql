-- What somebody agreed to is kept as the sentence that the form showed and its hash, beside the version in force.
-- A visit says how it is to be held, and a form that is sent again is known by its own key.

alter table contact
  add column schedule_kind text check (schedule_kind in ('in-person', 'video')),
  add column consent_sentence text,
  add column consent_hash sha256,
  add column submission_key text,
  add check (schedule_kind is null or schedule_date is not null);
create unique index contact_submission on contact (submission_key);

alter table lead add column consent_hash sha256;
alter table consent add column text_hash sha256;
