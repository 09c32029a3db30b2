import { z } from 'zod';
import { blocks } from './blocks.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, isoMoment, slugParams } from './fields.ts';

export const staticPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  body: blocks,
  version: z.string(),
  updated_at: isoMoment,
});
export type StaticPage = z.output<typeof staticPage>;

export const getStaticPage = endpoint({
  id: 'C158',
  method: 'GET',
  path: '/paginas/{slug}',
  summary: 'A static page: terms, habeas data, about us, cookie notice',
  params: slugParams,
  response: dataOf(staticPage),
});
