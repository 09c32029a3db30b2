import { z } from 'zod';
import { filterState } from './filter-state.ts';
import { coordinates } from './place.ts';
import { projectCategory } from './vocabulary-schema.ts';

/** An area drawn on the map; not closed. */
const drawnArea = z.object({ kind: z.enum(['include', 'exclude']), points: z.array(coordinates).min(3).max(80) });

/** A search as alerts keep it: the filters of the wire, and what only a listing's address can say besides. */
export const watchedFilters = filterState
  .extend({
    /** Words of a free search. */
    text: z.string().trim().max(120),
    /** Any of these categories: a listing may stand for two. */
    categories: z.array(projectCategory).max(4),
    /** Everywhere but at home. */
    is_abroad: z.boolean(),
    areas: z.array(drawnArea).max(5),
    /** The piece of the map in sight. */
    box: z
      .object({
        north: coordinates.shape.lat,
        east: coordinates.shape.lng,
        south: coordinates.shape.lat,
        west: coordinates.shape.lng,
      })
      .nullable(),
  })
  .partial();
export type WatchedFilters = z.infer<typeof watchedFilters>;
