-- What filters compare of a hidden price is the start of its step, as in the index: a filter that compared the price
-- itself would let anybody find it out by halving the range.
create or replace view plant_on_offer as
select
  p.id as plant_id, p.project_id, j.city_id, j.zone_id, j.neighborhood_id, t.id as property_type_id,
  s.id as building_status_id,
  (select coalesce(bit_or(1 << (k.id - 1)), 0)
     from project_category_link l join project_category k on k.key = l.category_key
     where l.project_id = j.id) as categories,
  (select coalesce(bit_or(1::bigint << (k.id - 1)), 0)
     from project_criterion l join criterion k on k.key = l.criterion_key
     where l.project_id = j.id) as criteria,
  j.stratum, j.belongs_tv,
  (case when p.hide_price
     then coalesce((select max(r.start_price) from price_range r where r.start_price <= p.price), 0)
     else p.price end)::bigint as price,
  p.built_area, p.room_number, p.bath_number, p.parking_number,
  coalesce(p.url_360, j.url_360) is not null as has_360_tour, p.property_stock,
  j.lat::double precision as lat, j.lng::double precision as lng
from plant p
join project j on j.id = p.project_id and j.state = 'published'
join builder b on b.id = j.builder_id and b.is_active
join property_type t on t.key = p.property_type_key
join building_status s on s.key = j.building_status_key
where p.is_active;

select refresh_plant_offers();
