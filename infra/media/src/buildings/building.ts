import { z } from 'zod';

export const lights = ['golden', 'dusk', 'day'] as const;
export type Light = (typeof lights)[number];

export const typologies = ['tower', 'mid-rise', 'slab', 'row-houses', 'country-house', 'coast', 'lots'] as const;
export const climates = ['cold', 'temperate', 'warm', 'coast'] as const;

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A view of a building; fields beyond these belong to the scene. */
const shot = z.looseObject({
  name,
  room: name.optional(),
  light: z.enum(lights).optional(),
  /** Spanish; stands in for the sentence that is made from the facts. */
  alt: z.string().optional(),
});
export type Shot = z.infer<typeof shot>;

const shots = z.array(z.union([name.transform((only): Shot => ({ name: only })), shot]));

/** A parameter file of a building; fields beyond these belong to the scenes. */
export const building = z.looseObject({
  id: name,
  name: z.string(),
  seed: z.union([z.int(), z.string()]),
  typology: z.enum(typologies),
  climate: z.enum(climates),
  /** Lowest and highest stratum that it suits. */
  strata: z.tuple([z.int().min(1).max(6), z.int().min(1).max(6)]),
  city: z.union([z.string(), z.looseObject({})]),
  palette: z.union([z.string(), z.looseObject({})]),
  /** Its first picture is made larger. */
  hero: z.boolean().optional(),
  shots: z.object({
    exterior: shots.default([]),
    interior: shots.default([]),
    /** Rooms that one can look around in; `true` is the living room. */
    panorama: z
      .union([
        z.boolean().transform((has): Shot[] => (has ? [{ name: 'living' }] : [])),
        name.transform((only): Shot[] => [{ name: only }]),
        shot.transform((only): Shot[] => [only]),
        shots,
      ])
      .default([]),
  }),
});
export type Building = z.infer<typeof building>;

/** A view of a city without a building of ours in front. */
export const cityView = z.looseObject({
  id: name,
  /** The city's Spanish name. */
  name: z.string(),
  seed: z.union([z.int(), z.string()]).optional(),
  light: z.enum(lights).optional(),
  alt: z.string().optional(),
});
export type CityView = z.infer<typeof cityView>;
