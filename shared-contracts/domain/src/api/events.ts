import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { event, eventCategory, eventSummary } from '../editorial/event.ts';
import { dataOf, listOf, slug } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

const label = eventCategory.omit({ id: true });

const pageOfEvents = pageQueryOf(12).extend({
  /** Only those that run or are to come, next first, or only those that are over, newest first. */
  when: z.enum(['current', 'past']).optional(),
});

const limitQuery = z.object({ limit: z.coerce.number<number>().int().min(1).max(24).default(4) });

export const listEvents = endpoint({
  id: 'C148',
  method: 'GET',
  path: '/events',
  summary: 'Events, newest first; those to come next first',
  query: pageOfEvents,
  response: pageOf(eventSummary),
});
export const listEventCategories = endpoint({
  id: 'C149',
  method: 'GET',
  path: '/events/categories',
  summary: 'Categories of events with their number of events',
  response: listOf(eventCategory.extend({ events: z.int() })),
});
export const listEventsOfCategory = endpoint({
  id: 'C150',
  method: 'GET',
  path: '/events/category/{c}',
  summary: 'Events of a category; 404 for an unknown category',
  params: z.object({ c: slug.meta({ examples: ['charlas-y-talleres'] }) }),
  query: pageOfEvents,
  response: pageOf(eventSummary).extend({ label }),
});
export const listHomeEvents = endpoint({
  id: 'C151',
  method: 'GET',
  path: '/events/home',
  summary: 'Events for the home page',
  query: limitQuery,
  response: listOf(eventSummary),
});
export const listCurrentEvents = endpoint({
  id: 'C152',
  method: 'GET',
  path: '/events/current',
  summary: 'Events that run or are to come, next first',
  query: limitQuery,
  response: listOf(eventSummary),
});
export const getEvent = endpoint({
  id: 'C153',
  method: 'GET',
  path: '/events/{slug}',
  summary: 'One event',
  params: z.object({ slug: slug.meta({ examples: ['feria-virtual-nacional-umbral-12'] }) }),
  response: dataOf(event),
});
