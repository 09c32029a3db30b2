import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { staticPage } from '../editorial/static-page.ts';
import { dataOf, slug } from './fields.ts';

export const getStaticPage = endpoint({
  id: 'C158',
  method: 'GET',
  path: '/paginas/{slug}',
  summary: 'A static page: terms, habeas data, about us, cookie notice',
  params: z.object({ slug: slug.meta({ examples: ['22-quienes-somos'] }) }),
  response: dataOf(staticPage),
});
