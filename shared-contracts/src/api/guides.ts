import { z } from 'zod';
import { blocks } from './blocks.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, idOrSlug, isoMoment, listOf } from './fields.ts';
import { image } from './image.ts';

export const guideCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: image.nullable(),
  audience: z.enum(['colombia', 'abroad']),
  published_at: isoMoment,
  updated_at: isoMoment,
});
export type GuideCard = z.output<typeof guideCard>;

export const guideDownload = z.object({
  id: z.int(),
  title: z.string(),
  format: z.enum(['pdf', 'xlsx', 'csv', 'html', 'txt']),
  /** Address of the file; null until the visitor has unlocked the guide. */
  href: z.string().nullable(),
});

export const guideDetail = guideCard.extend({
  sections: z.array(z.object({ id: z.int(), title: z.string(), slug: z.string(), body: blocks })),
  downloads: z.array(guideDownload),
});
export type GuideDetail = z.output<typeof guideDetail>;

export const tool = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  kind: z.enum(['calculator', 'checklist', 'reference']),
  icon: z.string(),
});
export type Tool = z.output<typeof tool>;

export const listGuides = endpoint({
  id: 'C108',
  method: 'GET',
  path: '/guias/',
  summary: 'Guides in their order',
  response: listOf(guideCard),
});
export const getGuide = endpoint({
  id: 'C109',
  method: 'GET',
  path: '/guia/{id}',
  summary: 'One guide with its sections; downloads have no address until POST /landing has unlocked them',
  params: z.object({ id: idOrSlug }),
  response: dataOf(guideDetail),
});
export const listTools = endpoint({
  id: 'C110',
  method: 'GET',
  path: '/herramientas',
  summary: 'Tools in their order',
  response: listOf(tool),
});
export const getTool = endpoint({
  id: 'C111',
  method: 'GET',
  path: '/herramienta/{id}',
  summary: 'One tool',
  params: z.object({ id: idOrSlug }),
  response: dataOf(tool.extend({ body: blocks })),
});
