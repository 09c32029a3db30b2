import type { Plant } from '@umbral/domain/homes/plant.ts';
import { type ProjectForm, projectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { plantDetailQuery } from '../../market/plants/plant-query.ts';
import { toPlant } from '../../market/plants/plant-shape.ts';
import { recordOfSlugQuery } from '../../market/plants/record-query.ts';
import { readForm } from '../projects/form-query.ts';
import { refreshAmounts } from '../projects/form-refresh.ts';
import { projectColumns } from '../projects/project-row.ts';
import { storeForm } from '../projects/store-form.ts';
import { completeForm } from './complete-form.ts';
import type { CompletePlant } from './complete-plant.ts';
import type { Unfinished } from './kept-values.ts';
import { previewTexts } from './preview-texts.ts';
import { standInsFor } from './stand-ins.ts';
import { withoutTrace } from './without-trace.ts';

/** What is drawn: a draft, a project, or a project with the draft of its changes. */
export interface PreviewSource {
  readonly builder: number;
  readonly projectId: number | null;
  readonly draft: { readonly id: number; readonly payload: Unfinished } | null;
}

export interface DrawnPreview {
  readonly missing: number;
  readonly typologies: readonly { readonly number: number; readonly id: number; readonly title: string }[];
  readonly number: number;
  readonly plant: Plant;
}

interface Stored {
  readonly projectId: number;
  readonly status: ProjectForm['project_status'];
  /** By the order of typologies; nothing where the form was stored before. */
  readonly lacks: readonly CompletePlant['lacks'][];
  readonly missing: number;
}

const largestId = 2_147_483_647;

/**
 * A typology as its page would show it: what a draft says is stored by the code that saves projects and read by the
 * queries of the page, and then all of it is undone (decision 0040).
 */
export function drawPreview(backend: Backend, source: PreviewSource, number: number): Promise<DrawnPreview> {
  return withoutTrace(backend, async (db) => {
    const stored = source.draft ? await storeDraft(backend, db, source, source.draft) : await standing(db, source);
    const typologies = await typologiesOf(db, stored.projectId);
    const place = Math.min(number, typologies.length) === number ? number - 1 : 0;
    const { slug } = found(typologies[place]);
    const lacking = (what: 'price' | 'area') =>
      typologies.filter((_, index) => stored.lacks[index]?.[what]).map(({ id }) => id);
    await sql`update plant set hide_price = true where id = any (${lacking('price')}::integer[])`.execute(db);
    const plant = await readPlant(db, slug, stored.status);
    return {
      missing: stored.missing,
      typologies: typologies.map(({ id, title }, index) => ({ number: index + 1, id, title })),
      number: place + 1,
      plant: withoutAreas(plant, new Set(lacking('area'))),
    };
  });
}

/** No typology has an area of nothing: it says that none is told. */
function withoutAreas(plant: Plant, untold: ReadonlySet<number>): Plant {
  const told = <Area extends { id: number; built_area: number }>(area: Area): Area =>
    untold.has(area.id) ? { ...area, built_area: 0 } : area;
  return { ...told(plant), other_areas: plant.other_areas.map(told) };
}

type Draft = NonNullable<PreviewSource['draft']>;

/**
 * Archived, so that neither the rules of public projects nor their indexes are asked: a draft may be short of words and
 * bear the name of another project.
 */
async function storeDraft(
  backend: Backend,
  db: Kysely<Database>,
  { builder, projectId }: PreviewSource,
  { id, payload }: Draft,
): Promise<Stored> {
  const former = projectId === null ? undefined : found(await readForm(db, projectId));
  const { form: complete, lacks } = completeForm(
    payload,
    await standInsFor(db, { builder, projectId, former }, payload),
  );
  const form = former ? refreshAmounts(complete, former) : complete;
  const row = { ...projectColumns(form), state: 'archived' as const };
  const project =
    projectId === null
      ? await db
          .insertInto('project')
          // Its number is drawn from no sequence: nothing of it may stay.
          .values({ ...row, ...placeholders(id), builder_id: builder })
          .returning(['id', 'slug'])
          .executeTakeFirstOrThrow()
      : await db
          .updateTable('project')
          .set(row)
          .where('id', '=', projectId)
          .returning(['id', 'slug'])
          .executeTakeFirstOrThrow();
  await storeForm(backend, db, project, form, former);
  // The trigger that counts homes in stock is silent here.
  await sql`update plant p set stock_quantity = s.units, property_stock = s.units > 0
    from (select q.id, count(u.id) filter (where u.is_available) as units
      from plant q left join stock_unit u on u.plant_id = q.id where q.project_id = ${project.id} group by q.id) s
    where p.id = s.id`.execute(db);
  return { projectId: project.id, status: form.project_status, lacks, missing: missingIn(payload) };
}

function placeholders(draftId: number) {
  return {
    id: largestId - draftId,
    code: previewTexts.standIns.code(draftId),
    slug: `vista-previa-${draftId}`,
  };
}

/** A project without changes, as it stands. */
async function standing(db: Kysely<Database>, { projectId }: PreviewSource): Promise<Stored> {
  const form = found(await readForm(db, projectId ?? 0));
  return { projectId: projectId ?? 0, status: form.project_status, lacks: [], missing: missingIn(form) };
}

/** How many fields keep a form from being sent to review. */
function missingIn(form: object): number {
  const { error } = projectForm.safeParse(form);
  return new Set(error?.issues.map(({ path }) => path.join('.'))).size;
}

async function typologiesOf(db: Kysely<Database>, projectId: number) {
  const { rows } = await sql<{ id: number; slug: string; title: string }>`
    select p.id, p.slug, p.title from plant p join project j on j.id = p.project_id
    where j.id = ${projectId} and p.removed_at is null and (p.is_active or j.building_status_key = 'sold-out')
    order by p.position, p.id`.execute(db);
  return rows;
}

/** What the page of a plant is told, as if its project were published. */
async function readPlant(db: Kysely<Database>, slug: string, status: ProjectForm['project_status']): Promise<Plant> {
  const { rows: records } = await recordOfSlugQuery(slug).execute(db);
  const { rows: details } = await plantDetailQuery(slug).execute(db);
  const plant = toPlant(found(records[0]), { ...found(details[0]), state: 'published' });
  return { ...plant, isActive: plant.project.isActive === 1 && status !== 'sold-out' ? 1 : 0 };
}
