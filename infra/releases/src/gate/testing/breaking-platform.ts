import { type BreakingChange, breaking } from './breaking-change.ts';
import type { Change } from './present-world.ts';

const page = (key: string, pattern: string, app: Change['app']) => ({ key, pattern, owner: app });

const declared = (key: string, pattern: string) => ({
  ...page(key, pattern, 'mf-fair'),
  screen: { layout: 'default' as const, robots: 'noindex' as const },
});

export const breakingPlatform: readonly BreakingChange[] = [
  breaking(
    'a newer React than the shell has',
    'mf-search',
    (c) => {
      c.shared.react = '^20.0.0';
    },
    'shared',
    'shared["react"]',
    'shell',
  ),
  breaking(
    'a module that the shell does not share',
    'mf-search',
    (c) => {
      c.shared.rxjs = '^7.8.0';
    },
    'shared',
    'shared["rxjs"]',
    'shell',
  ),
  breaking(
    'a shell with a newer React than remotes take',
    'shell',
    (c) => {
      c.shared.react = '20.0.0';
    },
    'shared',
    'shared["react"]',
    'mf-fair',
  ),
  breaking(
    'a shell that shares a module no more',
    'shell',
    (c) => void delete c.shared['@umbral/protocol/router/router.ts'],
    'shared',
    'shared["@umbral/protocol/router/router.ts"]',
    'mf-content',
  ),
  breaking(
    'parts that the shell does not know how to mount',
    'mf-fair',
    (c) => {
      c.shared['@umbral/protocol/remote/remote-part.ts'] = '^2.0.0';
    },
    'shared',
    'shared["@umbral/protocol/remote/remote-part.ts"]',
    'shell',
  ),
  breaking(
    'a second React',
    'mf-search',
    (c) => {
      c.packages.react = '19.3.1';
    },
    'shared',
    'packages["react"]',
    'shell',
  ),
  breaking(
    'a second router',
    'mf-fair',
    (c) => {
      c.packages['react-router'] = '8.5.1';
    },
    'shared',
    'packages["react-router"]',
    'shell',
  ),
  breaking(
    'a page is lost',
    'mf-project',
    (c) => {
      c.routes = c.routes.filter(({ key }) => key !== 'plant');
    },
    'route',
    'routes["plant"]',
    'shell',
  ),
  breaking(
    'a page has moved',
    'mf-project',
    (c) => Object.assign(c.routes.find(({ key }) => key === 'plant') ?? {}, { pattern: '/otra/:slug' }),
    'route',
    'routes["plant"].pattern',
    'shell',
  ),
  breaking(
    'a page that the shell does not know',
    'mf-fair',
    (c) => void c.routes.push(page('newFair', '/feria-nueva', 'mf-fair')),
    'route',
    'routes["newFair"]',
    'shell',
  ),
  breaking(
    'a page that is declared at an address of the table',
    'mf-fair',
    (c) => void c.routes.push(declared('fair/again', '/feria')),
    'route',
    'routes["fair/again"].pattern',
    'shell',
  ),
  {
    ...breaking(
      'a table with an address that a remote declares',
      'shell',
      (c) => void c.routes.push(page('newPage', '/seguros/:zone', 'mf-content')),
      'route',
      'routes["newPage"].pattern',
      'mf-fair',
    ),
    before: (world) => {
      const fair = world.living.find(({ app }) => app === 'mf-fair');
      fair?.contract.routes.push(declared('fair/insurance', '/seguros/:city'));
    },
  },
  {
    ...breaking(
      'an address that another remote has',
      'mf-fair',
      () => undefined,
      'route',
      'routes["mine"].pattern',
      'mf-content',
    ),
    edit: (c) => void c.routes.push(page('mine', '/suya/:other', 'mf-fair')),
    before: (world) => {
      const theirs = world.living.find(({ app }) => app === 'mf-content');
      theirs?.contract.routes.push(page('theirs', '/suya/:name', 'mf-content'));
    },
  },
  breaking(
    'a table without a route that has a page',
    'shell',
    (c) => {
      c.routes = c.routes.filter(({ key }) => key !== 'plant');
    },
    'route',
    'routes["plant"]',
    'mf-project',
  ),
  breaking(
    'a table that gives a page to another',
    'shell',
    (c) => Object.assign(c.routes.find(({ key }) => key === 'fairs') ?? {}, { owner: 'mf-content' }),
    'route',
    'routes["fairs"]',
    'mf-fair',
  ),
  breaking(
    'a table with a page that nobody has',
    'shell',
    (c) => void c.routes.push(page('newPage', '/nueva', 'mf-content')),
    'route',
    'routes["newPage"]',
    'mf-content',
  ),
  breaking(
    'a style of the whole body',
    'mf-search',
    (c) => void c.styles.push('body'),
    'styles',
    'styles["body"]',
    'mf-search',
  ),
  breaking(
    'a font for everybody',
    'mf-content',
    (c) => void c.styles.push('@font-face Lobster'),
    'styles',
    'styles["@font-face Lobster"]',
    'mf-content',
  ),
  breaking(
    'a new global',
    'mf-search',
    (c) => void c.globals.push('window.umbralSearch'),
    'globals',
    'globals["window.umbralSearch"]',
    'mf-search',
  ),
  breaking(
    'a changed prototype',
    'mf-project',
    (c) => void c.globals.push('Array.prototype.last'),
    'globals',
    'globals["Array.prototype.last"]',
    'mf-project',
  ),
  breaking(
    'a page over the budget of scripts',
    'mf-search',
    (c) => Object.assign(c.bytes.groups['page-one'] ?? {}, { js: 26_000 }),
    'bytes',
    'bytes.groups["page-one"].js',
    'shell',
  ),
  breaking(
    'a container over the budget of scripts',
    'mf-search',
    (c) => {
      c.bytes.entry = 20_000;
    },
    'bytes',
    'bytes.groups["page-one"].js',
    'shell',
  ),
  breaking(
    'a page over the budget of styles',
    'mf-fair',
    (c) => Object.assign(c.bytes.groups['page-one'] ?? {}, { css: 9_000 }),
    'bytes',
    'bytes.groups["page-one"].css',
    'shell',
  ),
  breaking(
    'a shell that leaves no bytes for pages',
    'shell',
    (c) => Object.assign(c.bytes.groups.main ?? {}, { js: 130_000 }),
    'bytes',
    'bytes.groups["main"].js',
    'mf-search',
  ),
];
