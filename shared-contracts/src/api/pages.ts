import { staticPage } from '../domain/static-page.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, slugParams } from './fields.ts';

export const getStaticPage = endpoint({
  id: 'C158',
  method: 'GET',
  path: '/paginas/{slug}',
  summary: 'A static page: terms, habeas data, about us, cookie notice',
  params: slugParams,
  response: dataOf(staticPage),
});
