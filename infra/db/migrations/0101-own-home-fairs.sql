-- Fairs of homes that a first purchase with a subsidy reaches, with editions of their own.

alter table fair drop constraint fair_kind_check;
alter table fair add constraint fair_kind_check check (kind in ('virtual', 'regional', 'in-person', 'own-home'));
