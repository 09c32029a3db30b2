-- A BEFORE trigger sees no value in generated columns, so that a plant always looked changed: they are left out of the
-- comparison. Bulk loads bring their own dates.

create or replace function touch_updated_at() returns trigger language plpgsql as $$
declare generated text[] := coalesce(tg_argv, '{}');
begin
  if not is_bulk_load() and (to_jsonb(new) - generated) is distinct from (to_jsonb(old) - generated) then
    new.updated_at := now();
  end if;
  return new;
end $$;

drop trigger touch on plant;
create trigger touch before update on plant for each row execute function touch_updated_at('has_360_tour');
