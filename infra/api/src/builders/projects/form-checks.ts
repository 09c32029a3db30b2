import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { isInCountry } from './country-bounds.ts';
import type { StoredForm } from './form-query.ts';
import { projectTexts as texts } from './project-texts.ts';

type Issues = Record<string, string>;

interface PlaceFacts {
  has_branch: boolean;
  has_city: boolean;
  has_zone: boolean;
  has_neighborhood: boolean;
  country: string | null;
}

async function checkPlaces(db: Kysely<Database>, form: ProjectForm): Promise<Issues> {
  const { location, contact } = form;
  const { rows } = await sql<PlaceFacts>`
    select
      exists (select from builder_branch r where r.id = ${form.builder_branch} and r.builder_id = ${form.builder})
        as has_branch,
      exists (select from city c where c.id = ${location.city} and c.department_id = ${location.department}) as has_city,
      exists (select from zone z where z.id = ${location.zone} and z.city_id = ${location.city}) as has_zone,
      ${location.neighborhood}::integer is null or exists (
        select from neighborhood n where n.id = ${location.neighborhood} and n.zone_id = ${location.zone})
        as has_neighborhood,
      (select o.code from city c join department d on d.id = c.department_id join country o on o.id = d.country_id
        where c.id = ${location.city}) as country`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the places of a form could not be read');
  const room = contact.sales_room_coordinates;
  const country = facts.country ?? '';
  return {
    ...(facts.has_branch ? {} : { builder_branch: texts.absent }),
    ...(facts.has_city ? {} : { 'location.city': texts.absent }),
    ...(facts.has_zone ? {} : { 'location.zone': texts.absent }),
    ...(facts.has_neighborhood ? {} : { 'location.neighborhood': texts.absent }),
    ...(isInCountry(country, location.coordinates) ? {} : { 'location.coordinates': texts.outsideCountry }),
    ...(room === null || isInCountry(country, room) ? {} : { 'contact.sales_room_coordinates': texts.outsideCountry }),
  };
}

interface Choice {
  path: string;
  kind: 'interior' | 'exterior' | 'common';
  listed: readonly string[];
  custom: readonly string[];
}

function choicesOf(form: Omit<ProjectForm, 'agree_terms'>): Choice[] {
  return [
    { path: 'exterior_specifications', kind: 'exterior', ...form.exterior_specifications },
    { path: 'interior_finishes', kind: 'interior', ...form.interior_finishes },
    { path: 'common_services', kind: 'common', ...form.common_services },
    ...form.plants.map(({ specifications }, index) => ({
      path: `plants.${index}.specifications`,
      kind: 'interior' as const,
      ...specifications,
    })),
  ];
}

/** Listed features exist, and own ones do not say what the list says already. */
async function checkSpecifications(db: Kysely<Database>, form: ProjectForm, stored?: StoredForm): Promise<Issues> {
  const rows = await db.selectFrom('specification').select(['kind', 'key', 'label']).execute();
  const known = new Set(rows.map(({ kind, key }) => `${kind} ${key}`));
  const named = new Set(rows.map(({ kind, label }) => `${kind} ${slugify(label)}`));
  // What was entered before the list grew may stay.
  const entered = new Set(
    (stored ? choicesOf(stored) : []).flatMap(({ kind, custom }) => custom.map((name) => `${kind} ${slugify(name)}`)),
  );
  const issues: Issues = {};
  for (const { path, kind, listed, custom } of choicesOf(form)) {
    listed.forEach((key, index) => {
      if (!known.has(`${kind} ${key}`)) issues[`${path}.listed.${index}`] = texts.specificationAbsent;
    });
    custom.forEach((name, index) => {
      const own = `${kind} ${slugify(name)}`;
      if (named.has(own) && !entered.has(own)) issues[`${path}.custom.${index}`] = texts.listedAlready;
    });
  }
  return issues;
}

async function checkPriceRanges(db: Kysely<Database>, form: ProjectForm): Promise<Issues> {
  const ranges = await db.selectFrom('price_range').select(['id', 'start_price', 'end_price']).execute();
  const issues: Issues = {};
  form.plants.forEach(({ price, price_range }, index) => {
    if (price_range === null) return;
    const range = ranges.find(({ id }) => id === price_range);
    const path = `plants.${index}.price_range`;
    if (!range) issues[path] = texts.absent;
    else if (price < range.start_price || price > range.end_price) issues[path] = texts.priceRange;
  });
  return issues;
}

/** Typologies and homes that the form names by number are those of this project. */
async function checkNumbers(db: Kysely<Database>, form: ProjectForm, projectId: number | undefined): Promise<Issues> {
  const { rows } = await sql<{ id: number; units: number[] }>`
    select p.id, array(select s.id from stock_unit s where s.plant_id = p.id and s.is_ready) as units
    from plant p where p.project_id = ${projectId ?? null}`.execute(db);
  const unitsOf = new Map(rows.map(({ id, units }) => [id, new Set(units)]));
  const issues: Issues = {};
  form.plants.forEach((plant, index) => {
    const units = plant.id === null ? undefined : unitsOf.get(plant.id);
    if (plant.id !== null && !units) issues[`plants.${index}.id`] = texts.absent;
    const seen = new Set<number>();
    plant.stock.forEach(({ id }, place) => {
      if (id !== null && (!units?.has(id) || seen.has(id)))
        issues[`plants.${index}.stock.${place}.id`] = texts.unitAbsent;
      if (id !== null) seen.add(id);
    });
  });
  return issues;
}

/** What only the database knows to be wrong with a form, by the path of the field. */
export async function checkForm(
  db: Kysely<Database>,
  form: ProjectForm,
  stored?: { id: number; form: StoredForm },
): Promise<Issues> {
  return {
    ...(stored && stored.form.builder !== form.builder ? { builder: texts.builder } : {}),
    ...(await checkPlaces(db, form)),
    ...(await checkSpecifications(db, form, stored?.form)),
    ...(await checkPriceRanges(db, form)),
    ...(await checkNumbers(db, form, stored?.id)),
  };
}
