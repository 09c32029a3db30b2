import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { World } from '../../living/world.ts';
import { type BreakingChange, breaking } from './breaking-change.ts';
import { contractIn } from './draft-fields.ts';
import type { Change, Draft, Edit } from './present-world.ts';

type Contract = Draft<ReleaseContract>;

const key = 'fair/insurance';
const pattern = '/seguros/:city?';

/** mf-fair declares a page. */
function declares(contract: Contract, at = pattern): void {
  contract.routes = contract.routes.filter((route) => route.key !== key);
  contract.routes.push({ key, pattern: at, owner: 'mf-fair', screen: { layout: 'default', robots: 'noindex' } });
}

function links(contract: Contract, to: string, owner: string, as: string): void {
  const use = { owner, pattern: as, at: 'mf-search/src/home/home-page.tsx' };
  contract.uses = { routes: { ...contract.uses?.routes, [to]: use } };
}

const linksToFair = (contract: Contract) => links(contract, key, 'mf-fair', pattern);
const ofFair = (world: Draft<World>) => declares(contractIn(world, 'mf-fair'));
const withoutFair = (world: Draft<World>) => {
  world.living = world.living.filter(({ app }) => app !== 'mf-fair');
};
const linked = (world: Draft<World>) => {
  ofFair(world);
  linksToFair(contractIn(world, 'mf-search'));
};
const without = (contract: Contract, of: string) => {
  contract.routes = contract.routes.filter((route) => route.key !== of);
};

/** Somebody looks at a version that links to a page of nobody. */
const previewed = (world: Draft<World>) => {
  withoutFair(world);
  const now = world.living.find(({ app }) => app === 'mf-search');
  if (!now) throw new Error('nobody has mf-search');
  const preview = structuredClone(now);
  linksToFair(preview.contract);
  world.living.push({ ...preview, version: '1.1.0-preview', channels: ['preview'], percent: 0 });
};

const row = (change: BreakingChange, before: NonNullable<Change['before']>): BreakingChange => ({ ...change, before });
const place = `routes["${key}"]`;
/** A change of mf-fair to its page, to which mf-search links. */
const ofLinkedPage = (name: string, edit: Edit, field: string) =>
  row(breaking(name, 'mf-fair', edit, 'link', field, 'mf-search'), linked);

/** Links that would lead nowhere, which must be refused. */
export const breakingLinks: readonly BreakingChange[] = [
  breaking('a link to a page that nobody declares', 'mf-search', linksToFair, 'link', `uses.${place}`, 'mf-fair'),
  {
    ...breaking('a link to a remote that is not there', 'mf-search', linksToFair, 'link', `uses.${place}`, 'mf-fair'),
    before: withoutFair,
    party: 'mf-fair',
  },
  {
    ...breaking('a link that only a preview had', 'mf-search', linksToFair, 'link', `uses.${place}`, 'mf-fair'),
    before: previewed,
    party: 'mf-fair',
  },
  row(
    breaking(
      'a link without a parameter that its page needs',
      'mf-search',
      linksToFair,
      'link',
      `uses.${place}.pattern`,
      'mf-fair',
    ),
    (world) => declares(contractIn(world, 'mf-fair'), '/seguros/:city'),
  ),
  ofLinkedPage('a declared page that others link to is gone', (c) => without(c, key), place),
  ofLinkedPage(
    'a declared page that others link to has moved',
    (c) => declares(c, '/polizas/:city?'),
    `${place}.pattern`,
  ),
  ofLinkedPage(
    'a declared page that others link to needs its parameter now',
    (c) => declares(c, '/seguros/:city'),
    `${place}.pattern`,
  ),
  ofLinkedPage(
    'a declared page that others link to calls its parameter otherwise',
    (c) => declares(c, '/seguros/:zone?'),
    `${place}.pattern`,
  ),
  breaking(
    'a page of the table that others link to is gone',
    'mf-content',
    (c) => without(c, 'guides'),
    'link',
    'routes["guides"]',
    'mf-search',
  ),
  breaking(
    'a link by a row that the shell does not have',
    'mf-search',
    (c) => links(c, 'tomorrow', 'mf-content', '/manana'),
    'link',
    'uses.routes["tomorrow"]',
    'shell',
  ),
  breaking(
    'a shell without a row that others link by',
    'shell',
    (c) => without(c, 'guides'),
    'link',
    'routes["guides"]',
    'mf-search',
  ),
];

/** Such that pass. */
export const compatibleLinks: readonly Change[] = [
  { name: 'a link to a page that another remote declares', app: 'mf-search', edit: linksToFair, before: ofFair },
  {
    name: 'a declared page that others link to takes more at its end',
    app: 'mf-fair',
    edit: (c) => declares(c, '/seguros/:city?/:plan?'),
    before: linked,
  },
  {
    name: 'a link that is taken out, and then its page',
    app: 'mf-fair',
    edit: (c) => without(c, key),
    before: ofFair,
  },
  {
    name: 'a mend of a version that links to a page which has gone',
    app: 'mf-search',
    edit: () => undefined,
    before: (world) => {
      linked(world);
      withoutFair(world);
    },
  },
  {
    name: 'a link by the table while the other remote is away',
    app: 'mf-search',
    edit: (c) => links(c, 'virtualFair', 'mf-fair', '/feria-virtual/:region'),
    before: withoutFair,
  },
  {
    name: 'another version of a page that was gone before anybody linked to it',
    app: 'mf-fair',
    edit: () => undefined,
    before: (world) => linksToFair(contractIn(world, 'mf-search')),
  },
];
