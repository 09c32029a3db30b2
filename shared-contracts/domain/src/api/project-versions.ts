import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { projectStates } from '../homes/project-states.ts';
import { image } from '../media/image.ts';
import { saying } from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { projectSaved } from './builder-projects.ts';
import { dataOf, id, idParams } from './fields.ts';

/** None of these calls is a row of the specification. */

/** A form of a project as a save left it. */
export const projectVersion = z.object({
  version: z.int(),
  saved_at: isoMoment,
  /** First name of whoever saved it, and whether that is somebody of the portal; null where nobody is known. */
  by: z.string().nullable(),
  by_portal: z.boolean(),
  /** What was done: `create`, `update`, `restore`, `stock`, `specification`, `found`. */
  action: z.string(),
  /** Fields in which it differs from the version before, where that is known. */
  changed: z.int().nullable(),
  restored_from: z.int().nullable(),
});
export type ProjectVersion = z.output<typeof projectVersion>;

/** One field that differs between two versions (`plants[id=12].price`), with both values; null where there is none. */
export const versionChange = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });
export type VersionChange = z.output<typeof versionChange>;

export const listVersions = endpoint({
  id: 'C363',
  method: 'GET',
  path: '/proyectos/{id}/versiones',
  summary: 'The versions of a project that are kept, the newest first, which is its form now',
  access: 'builder',
  params: idParams,
  response: dataOf(
    z.object({
      id: z.int(),
      title: z.string(),
      state: z.enum(projectStates),
      /** Of the project, to be sent with what changes it. */
      version: z.int(),
      versions: z.array(projectVersion),
    }),
  ),
});

const ofVersion = z.object({ id, version: id });

export const getVersion = endpoint({
  id: 'C364',
  method: 'GET',
  path: '/proyectos/{id}/versiones/{version}',
  summary: 'One version with what differs from another one, by default from the one before it',
  access: 'builder',
  params: ofVersion,
  query: z.object({ con: id.optional() }),
  response: dataOf(
    z.object({
      version: projectVersion,
      /** What it is compared with; null where it is the first. */
      against: projectVersion.nullable(),
      /** `before` of `against`, `after` of `version`. */
      changes: z.array(versionChange),
      /** Names of all typologies of both, by number. */
      plants: z.record(z.string(), z.string()),
      /** Names of places that the changes name by number: `location.city 5`. */
      names: z.record(z.string(), z.string()),
      /** Pictures that the changes name, by key; null for those that are not ready. */
      pictures: z.record(z.string(), image.nullable()),
    }),
  ),
});

export const restoreVersion = endpoint({
  id: 'C365',
  method: 'POST',
  path: '/proyectos/{id}/versiones/{version}/restaurar',
  summary:
    'Saves an old version as the newest one, with all the checks of a save; typologies that came since stay or go',
  access: 'builder',
  params: ofVersion,
  body: z
    .strictObject({
      /** The version of the project that was read. */
      version: z.int(saying(texts.invalid)).positive(texts.invalid).max(2_147_483_647, texts.invalid),
      /** What becomes of typologies that the old version does not have; those that visitors keep are never deleted. */
      newer: z.enum(['keep', 'drop'], saying(texts.choice)).default('keep'),
    })
    .meta({ examples: [{ version: 12 }] }),
  response: projectSaved.meta({
    examples: [
      {
        ok: 1,
        message: 'Restauramos la versión 3. Ahora es la versión 13.',
        id: 479,
        slug: 'alameda-del-parque-bogota',
        version: 13,
        state: 'published',
      },
    ],
  }),
});
