import type { FloorTable } from './floors.ts';

/** shared-contracts: what everybody agrees on. */
export const contractFloors: FloorTable = {
  'shared-contracts/protocol/src': [
    ['schema', 'routes', 'router', 'currency'],
    ['events', 'calls'],
    ['settings'],
    ['release'],
    ['composition'],
    ['remote'],
  ],
  'shared-contracts/domain/src': [
    ['vocabulary', 'limits', 'storage', 'ground', 'legacy'],
    ['money'],
    ['format'],
    ['fields', 'calendar', 'parameters'],
    ['finance', 'media', 'seo'],
    ['places'],
    ['travel'],
    ['builders', 'contact', 'editorial'],
    ['homes', 'fairs', 'webhooks'],
    ['filters'],
    ['search', 'project-form'],
    ['people'],
    ['api', 'routes'],
  ],
  'shared-contracts/kit/src': [
    ['topics.ts', 'styles', 'texts', 'css-modules.d.ts', 'svelte-modules.d.ts'],
    ['media'],
    ['actions'],
    ['layout', 'states', 'fields', 'overlays'],
    ['remote'],
    ['plain'],
    ['legacy'],
    ['sharing', 'form', 'conversions', 'own-places'],
    ['cards', 'lead', 'facade'],
  ],
};
