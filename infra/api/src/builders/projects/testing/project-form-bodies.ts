import { createHash } from 'node:crypto';
import { createProject } from '@umbral/domain/api/builder-projects.ts';
import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { ProjectFormInput } from '@umbral/domain/project-form/project-form.ts';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../../engine/backend.ts';
import { call } from '../../../testing/call.ts';

/** The seeded builder's owner is the second person of the seed. */
export const ownerId = 2;

/** A picture as it stands after its upload, before its derivatives; gives its key. */
export async function upload({ db }: Backend, name: string, purpose: UploadPurpose, userId = ownerId): Promise<string> {
  const digest = createHash('sha256').update(`${name} ${purpose} ${userId}`).digest('hex');
  const key = `up-${digest.slice(0, 40)}`;
  await sql`insert into media_asset (key, kind, width, height, color, alt, files)
    values (${key}, 'exterior', 1200, 800, '#445566', '', '[]') on conflict do nothing`.execute(db);
  await sql`insert into upload (key, owner_id, purpose, state, folder, original, bytes)
    values (${key}, ${userId}, ${purpose}, 'ready', ${`${digest.slice(0, 2)}/${digest.slice(2, 32)}`}, 'original.jpg', 1000)
    on conflict do nothing`.execute(db);
  return key;
}

/** The first typology of a form. */
export function firstPlant<Plant>({ plants }: { plants: readonly Plant[] }): Plant {
  const [plant] = plants;
  if (!plant) throw new Error('the form has no typology');
  return plant;
}

/** A form that passes every rule, at a place of the seed, with pictures of the builder's owner. */
export async function validForm(backend: Backend, name: string, userId = ownerId): Promise<ProjectFormInput> {
  const { rows } = await sql<{
    branch: number;
    zone: number;
    city: number;
    department: number;
    lat: number;
    lng: number;
  }>`
    select r.id as branch, z.id as zone, c.id as city, c.department_id as department, z.lat, z.lng
    from builder_branch r join city c on c.id = r.city_id join zone z on z.city_id = c.id
    where r.builder_id = 1 order by r.id, z.id limit 1`.execute(backend.db);
  const [place] = rows;
  if (!place) throw new Error('the seed has no branch');
  const { branch, zone, city, department, lat, lng } = place;
  const form = structuredClone(projectFormExample);
  const plant = firstPlant(form);
  const picture = (purpose: UploadPurpose) => upload(backend, `${name} ${purpose}`, purpose, userId);
  const [blueprint] = plant.blueprints;
  return {
    ...form,
    name,
    builder_branch: branch,
    logo: await picture('project-logo'),
    common_area_photos: [{ name: 'Salón social', image: await picture('project-photo') }],
    location: { ...form.location, zone, city, department, coordinates: { lat, lng } },
    contact: { ...form.contact, sales_room_coordinates: { lat, lng } },
    plants: [
      {
        ...plant,
        main_image: await picture('plant-photo'),
        blueprints: blueprint
          ? [
              {
                ...blueprint,
                image: await picture('blueprint'),
                drop_points: [{ name: 'Cocina', image: await picture('blueprint-point'), x: 0.62, y: 0.31 }],
              },
            ]
          : [],
      },
    ],
  };
}

/** Creates a project of that name through the call; gives the answer and the form. */
export async function newProject(app: FastifyInstance, backend: Backend, name: string, cookie: string) {
  const form = await validForm(backend, name);
  const body = { form, idempotency_key: crypto.randomUUID() };
  return { ...(await call(app, createProject, { body }, { cookie })), form };
}
