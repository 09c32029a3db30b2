import { z } from 'zod';
import { blocks } from './blocks.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, isoMoment, listOf, slug, slugParams } from './fields.ts';
import { image } from './image.ts';
import { pageOf, pageQueryOf } from './paging.ts';

const label = z.object({ name: z.string(), slug: z.string() });

export const eventCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: label,
  city: label.nullable(),
  venue: z.string().nullable(),
  cover: image.nullable(),
  starts_at: isoMoment,
  ends_at: isoMoment,
});
export type EventCard = z.output<typeof eventCard>;

export const eventDetail = eventCard.extend({ body: blocks, url: z.string().nullable(), updated_at: isoMoment });
export type EventDetail = z.output<typeof eventDetail>;

const limitQuery = z.object({ limit: z.coerce.number<number>().int().min(1).max(24).default(4) });

export const listEvents = endpoint({
  id: 'C148',
  method: 'GET',
  path: '/events',
  summary: 'Events, newest first',
  query: pageQueryOf(12),
  response: pageOf(eventCard),
});
export const listEventCategories = endpoint({
  id: 'C149',
  method: 'GET',
  path: '/events/categories',
  summary: 'Categories of events with their number of events',
  response: listOf(label.extend({ id: z.int(), events: z.int() })),
});
export const listEventsOfCategory = endpoint({
  id: 'C150',
  method: 'GET',
  path: '/events/category/{c}',
  summary: 'Events of a category; 404 for an unknown category',
  params: z.object({ c: slug }),
  query: pageQueryOf(12),
  response: pageOf(eventCard).extend({ label }),
});
export const listHomeEvents = endpoint({
  id: 'C151',
  method: 'GET',
  path: '/events/home',
  summary: 'Events for the home page',
  query: limitQuery,
  response: listOf(eventCard),
});
export const listCurrentEvents = endpoint({
  id: 'C152',
  method: 'GET',
  path: '/events/current',
  summary: 'Events that run or are to come, next first',
  query: limitQuery,
  response: listOf(eventCard),
});
export const getEvent = endpoint({
  id: 'C153',
  method: 'GET',
  path: '/events/{slug}',
  summary: 'One event',
  params: slugParams,
  response: dataOf(eventDetail),
});
