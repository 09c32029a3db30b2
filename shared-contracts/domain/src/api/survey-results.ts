import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { builderResults, portalResults, shortResults, wordSource, writtenWords } from '../contact/survey-results.ts';
import { dataOf, listOf } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

/** No row of the specification: what the surveys say together, for administrators. */
export const getPortalResults = endpoint({
  id: 'C400',
  method: 'GET',
  path: '/surveys/results/portal',
  summary: 'Stars, months and shares of the portal survey, for administrators',
  access: 'admin',
  response: dataOf(portalResults),
});
export const listWrittenWords = endpoint({
  id: 'C401',
  method: 'GET',
  path: '/surveys/results/words',
  summary: 'What people wrote in a survey, the newest first, without who, for administrators',
  access: 'admin',
  query: pageQueryOf(20).extend({ source: wordSource.default('portal') }),
  response: pageOf(writtenWords),
});
export const listBuilderResults = endpoint({
  id: 'C402',
  method: 'GET',
  path: '/surveys/results/builders',
  summary: 'What people say of each builder together, the most rated first, for administrators',
  access: 'admin',
  query: pageQueryOf(20),
  response: pageOf(builderResults),
});
export const listShortResults = endpoint({
  id: 'C404',
  method: 'GET',
  path: '/surveys/results/short',
  summary: 'How often each choice of the short surveys was made, for administrators',
  access: 'admin',
  response: listOf(shortResults),
});
