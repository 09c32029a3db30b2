import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { projectState } from './builders.ts';
import { id, idParams, listOf } from './fields.ts';

const likeness = ['name', 'address', 'place'] as const;

/** A project that a draft may be the same as. */
export const similarProject = z.object({
  id: z.int(),
  title: z.string(),
  zone: z.string(),
  city: z.string(),
  builder: z.string(),
  /** Of the builder that asks, who alone sees projects that are not public. */
  is_own: z.boolean(),
  state: projectState,
  /** Page of its first home on the portal; null where none is public. */
  path: z.string().nullable(),
  /** What they have in common, the surest first. */
  likeness: z.array(z.enum(likeness)).min(1),
  /** Metres between the two points on the map; null where the draft has none. */
  distance_m: z.int().nonnegative().nullable(),
});
export type SimilarProject = z.output<typeof similarProject>;

const degrees = (limit: number) => z.coerce.number<number>().min(-limit).max(limit);

export const listSimilarProjects = endpoint({
  id: 'C350',
  method: 'GET',
  path: '/constructoras/id/{id}/proyectos-parecidos',
  summary: 'Projects of the same city that may be the one of a draft: by name, address or place, at most five',
  access: 'builder',
  params: idParams,
  query: z.object({
    city: id,
    name: z.string().trim().max(120).default(''),
    address: z.string().trim().max(200).default(''),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
    /** The project that is being edited, which is like itself. */
    project: id.optional(),
  }),
  response: listOf(similarProject),
});

export const listProjectQuality = endpoint({
  id: 'C353',
  method: 'GET',
  path: '/constructoras/id/{id}/calidad',
  summary: "How much of what buyers must be told each of a builder's projects tells, 0 to 100",
  access: 'builder',
  params: idParams,
  response: listOf(z.object({ project_id: z.int(), score: z.int().min(0).max(100) })),
});
