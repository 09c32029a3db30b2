-- What a drawing measures, where it is known: metres across the whole drawing, and across and down each space.
alter table blueprint add column width_m numeric(7, 3) check (width_m > 0);
alter table blueprint_point
  add column width_m numeric(6, 2) check (width_m > 0),
  add column depth_m numeric(6, 2) check (depth_m > 0);
