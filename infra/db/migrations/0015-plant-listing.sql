-- One wide row per plant with all that a card, a search document or a listing needs. Read-only; always current.

create view plant_listing as
select
  p.id, p.slug, p.title, p.property_type_key, t.label as property_type, t.slug as property_type_slug,
  p.position, p.price, p.local_price, p.hide_price, p.price_salaries, p.m2_price, p.monthly_fee,
  coalesce(p.number_fees, j.number_fees) as number_fees,
  coalesce(p.separation_fee, j.separation_fee) as separation_fee,
  p.initial_fee_percent, p.built_area, p.private_area, p.balcony_area,
  p.room_number, p.bath_number, p.parking_number,
  p.is_active and j.state = 'published' and b.is_active as is_active,
  p.highlighted, p.tags, coalesce(p.url_360, j.url_360) as url_360,
  p.url_360 is not null or j.url_360 is not null as has_360_tour,
  p.property_stock, p.stock_quantity, p.created_at, greatest(p.updated_at, j.updated_at) as updated_at,
  j.id as project_id, j.code as project_code, j.title as project_title, j.slug as project_slug,
  j.state as project_state, j.description as project_description,
  j.building_status_key, s.label as building_status, j.benefits, j.benefits_ext, j.belongs_tv,
  j.enable_schedule, j.activate_landing, j.featured_position, j.currency, j.tower_elevators, j.number_of_units as number_units,
  j.pet_friendly, j.stratum, j.address, j.lat, j.lng, j.estimated_delivery_date, j.subsidy_key,
  j.main_phone, j.whatsapp_number, j.emails, j.published_at, j.created_at as project_created_at,
  b.id as builder_id, b.name as builder_name, b.slug as builder_slug, b.logo_key as builder_logo_key,
  r.city_id as builder_branch_city_id,
  c.id as city_id, c.name as city, c.slug as city_slug,
  z.id as zone_id, z.name as zone, z.slug as zone_slug, z.m2_price_min as zone_m2_price_min,
  z.m2_price_max as zone_m2_price_max,
  n.id as neighborhood_id, n.name as neighborhood, n.slug as neighborhood_slug,
  d.id as department_id, d.name as department, d.slug as department_slug,
  g.key as region_key, g.name as region,
  o.code as country_code, o.name as country, o.slug as country_slug,
  (select coalesce(array_agg(l.category_key order by k.position), '{}')
     from project_category_link l join project_category k on k.key = l.category_key
     where l.project_id = j.id) as categories,
  (select coalesce(array_agg(l.criterion_key order by k.position), '{}')
     from project_criterion l join criterion k on k.key = l.criterion_key
     where l.project_id = j.id) as criteria,
  exists (select from project_criterion l join criterion k on k.key = l.criterion_key
     where l.project_id = j.id and k.is_holiday) as is_holiday,
  (select coalesce(array_agg(f.slug::text order by f.starts_on, f.slug), '{}')
     from fair_project l join fair f on f.id = l.fair_id
     where l.project_id = j.id and f.is_active) as fair_slugs,
  -- The plant's own pictures first, then the project's where it inherits them.
  (select coalesce(jsonb_agg(jsonb_build_object('key', m.media_key, 'alt', m.alt) order by m.source, m.place, m.position), '[]')
     from (
       select 1 as source, array_position(array['main', 'facade', 'interior', 'plan'], x.role) as place,
              x.position, x.media_key, x.alt
         from plant_media x where x.plant_id = p.id and x.role <> 'plan'
       union all
       select 2, array_position(array['main', 'facade', 'render', 'interior', 'common-area', 'progress'], y.role),
              y.position, y.media_key, y.alt
         from project_media y where y.project_id = j.id and p.inherit_images
     ) m) as images
from plant p
join project j on j.id = p.project_id
join property_type t on t.key = p.property_type_key
join building_status s on s.key = j.building_status_key
join builder b on b.id = j.builder_id
join builder_branch r on r.id = j.builder_branch_id
join city c on c.id = j.city_id
join zone z on z.id = j.zone_id
left join neighborhood n on n.id = j.neighborhood_id
join department d on d.id = c.department_id
left join region g on g.id = d.region_id
join country o on o.id = d.country_id;
