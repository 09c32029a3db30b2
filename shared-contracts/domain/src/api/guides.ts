import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { guide, guideSummary, tool } from '../editorial/guide.ts';
import { dataOf, idOrSlug, listOf } from './fields.ts';

export const listGuides = endpoint({
  id: 'C108',
  method: 'GET',
  path: '/guias/',
  summary: 'Guides in their order',
  response: listOf(guideSummary),
});
export const getGuide = endpoint({
  id: 'C109',
  method: 'GET',
  path: '/guia/{id}',
  summary: 'One guide with its sections; downloads have no address until POST /landing has unlocked them',
  params: z.object({ id: idOrSlug.meta({ examples: ['1'] }) }),
  response: dataOf(guide),
});
export const listTools = endpoint({
  id: 'C110',
  method: 'GET',
  path: '/herramientas',
  summary: 'Tools in their order',
  response: listOf(tool.omit({ body: true })),
});
export const getTool = endpoint({
  id: 'C111',
  method: 'GET',
  path: '/herramienta/{id}',
  summary: 'One tool',
  params: z.object({ id: idOrSlug.meta({ examples: ['calculadora-credito-vivienda'] }) }),
  response: dataOf(tool),
});
