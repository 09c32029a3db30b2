-- Several people write one form: who saved it last, who has it open now, and from which version of its project, with
-- which form, its changes began. With that form a later change of the project is told from a change of the draft.

alter table project_draft
  add column saved_by integer references app_user on delete set null,
  add column project_version integer,
  add column project_form jsonb;

create table draft_reader (
  draft_id integer not null references project_draft on delete cascade,
  -- Drawn by the tab that has the form open; says nothing of the person.
  tab uuid not null,
  user_id integer not null references app_user on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (draft_id, tab)
);
