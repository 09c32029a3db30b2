import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { unitOrientations, unitOutlooks, unitStates } from '../homes/unit-vocabulary.ts';
import { unitLimits as limits } from '../limits/unit-limits.ts';
import * as field from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { towerForm, unitFields } from '../project-form/unit-fields.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { propertyType } from '../vocabulary/vocabulary-schema.ts';
import { dataOf, idParams } from './fields.ts';

/** A tower, or a row of houses. */
export const tower = z.object({ id: z.int(), name: z.string(), floors: z.int() });
export type Tower = z.infer<typeof tower>;

/** A home as its builder reads it. Amounts are pesos, areas m². */
export const unit = z.object({
  id: z.int(),
  /** Rises with every change of the home, whoever makes it. */
  version: z.int(),
  name: z.string(),
  plant_id: z.int(),
  tower_id: z.int().nullable(),
  floor: z.int().nullable(),
  place: z.int().nullable(),
  state: z.enum(unitStates),
  is_ready: z.boolean(),
  price: z.int(),
  discount: z.int().nullable(),
  built_area: z.number().nullable(),
  private_area: z.number().nullable(),
  orientation: z.enum(unitOrientations).nullable(),
  outlook: z.enum(unitOutlooks).nullable(),
  description: z.string().nullable(),
});
export type Unit = z.infer<typeof unit>;

/** A typology, as far as its homes need it. */
export const unitPlant = z.object({
  id: z.int(),
  title: z.string(),
  type: propertyType,
  price: z.int(),
  built_area: z.number(),
  private_area: z.number().nullable(),
});
export type UnitPlant = z.infer<typeof unitPlant>;

export const getProjectUnits = endpoint({
  id: 'C340',
  method: 'GET',
  path: '/proyectos/{id}/unidades',
  summary: "Towers and homes of one's project, with the typologies that they are of",
  access: 'builder',
  params: idParams,
  response: dataOf(
    z.object({
      project: z.object({ id: z.int(), title: z.string(), builder_id: z.int() }),
      towers: z.array(tower),
      plants: z.array(unitPlant),
      units: z.array(unit),
    }),
  ),
});

export const saveTowers = endpoint({
  id: 'C341',
  method: 'POST',
  path: '/proyectos/{id}/torres',
  summary: 'Says which towers a project has, in their order; one that still holds homes cannot be left out',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({ towers: z.array(towerForm, field.saying(texts.invalid)).max(limits.towers, texts.maximum) })
    .superRefine(({ towers }, context) =>
      field.refuseRepeats(
        towers,
        ({ name }) => name.toLocaleLowerCase('es'),
        (index) => context.addIssue({ code: 'custom', path: ['towers', index, 'name'], message: texts.repeated }),
      ),
    )
    .meta({ examples: [{ towers: [{ id: null, name: 'Torre 1', floors: 18 }] }] }),
  response: z.object({ ok: z.literal(1), message: z.string(), towers: z.array(tower) }),
});

/**
 * One home as it shall be. With `id` it is a known one, without it the one of that name, or a new one. `version` is
 * the one that was read: a home that somebody changed since stays as it is and is answered. What is left out stays.
 */
const unitChange = z.strictObject({
  id: field.rowId.nullable(),
  version: field.count(2_147_483_647, 1).nullable(),
  remove: z.literal(true, texts.invalid).optional(),
  ...unitFields.partial().shape,
});
export type UnitChange = z.output<typeof unitChange>;

/** A home that moved on meanwhile: what it is now (null: it is gone), by whom and when. */
export const movedUnit = z.object({
  id: z.int(),
  name: z.string(),
  unit: unit.nullable(),
  by: z.string(),
  at: isoMoment.nullable(),
});
export type MovedUnit = z.infer<typeof movedUnit>;

export const changeUnits = endpoint({
  id: 'C342',
  method: 'POST',
  path: '/proyectos/{id}/unidades',
  summary: 'Makes, changes and removes many homes in one transaction; answers those that moved on meanwhile',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({
      units: z
        .array(unitChange, field.saying(texts.invalid))
        .min(1, texts.required)
        .max(limits.changes, texts.maximum)
        .superRefine((units, context) => {
          units.forEach(({ id, name }, index) => {
            if (id === null && name === undefined)
              context.addIssue({ code: 'custom', path: [index, 'name'], message: texts.required });
          });
        }),
    })
    .meta({
      examples: [
        { units: [{ id: 12, version: 3, state: 'reserved' }] },
        { units: [{ id: null, version: null, name: 'Apartamento 1203', state: 'sold' }] },
      ],
    }),
  response: z.object({
    ok: z.literal(1),
    message: z.string(),
    /** As they are now, in the order of the changes. */
    units: z.array(unit),
    removed: z.array(z.int()),
    moved: z.array(movedUnit),
  }),
});
