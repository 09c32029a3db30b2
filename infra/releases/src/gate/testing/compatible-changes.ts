import { callPart, contractIn, drop, drops, objectAt, payload, put, puts } from './draft-fields.ts';
import type { Change, Edit } from './present-world.ts';

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const id = { type: 'integer', exclusiveMinimum: 0, maximum: 1000 } as const;
const selection = 'comparator/selection-changed';
const currency = 'shell/currency-changed';
const nullable = { anyOf: [text, { type: 'null' as const }] };
const row = (name: string, app: Change['app'], edit: Edit, before?: Change['before']): Change => ({
  name,
  app,
  edit,
  ...(before ? { before } : {}),
});

const facts: readonly Change[] = [
  row('nothing is changed', 'mf-search', () => undefined),
  row('a fact has a new field', 'mf-comparator', puts('publishes', selection, 'items[].price', whole)),
  row('a fact has a new optional field', 'mf-comparator', puts('publishes', selection, 'items[].price', whole, true)),
  row('a fact has a narrower number', 'mf-comparator', puts('publishes', selection, 'items[].plantId', id)),
  row('a fact is never null any more', 'mf-comparator', puts('publishes', selection, 'items[].image', text)),
  row(
    'a fact has shorter texts',
    'mf-comparator',
    puts('publishes', selection, 'items[].title', { type: 'string', maxLength: 80 }),
  ),
  row('a fact has one of the known values', 'shell', puts('publishes', currency, 'code', { enum: ['cop', 'usd'] })),
  row('a fact has a constant', 'shell', puts('publishes', currency, 'code', { const: 'cop' })),
  row(
    'a fact has a text with a format',
    'shell',
    puts('publishes', currency, 'asOf', { type: 'string', format: 'date' }),
  ),
  row('a fact has whole numbers', 'shell', puts('publishes', currency, 'rates.usd', whole)),
  row(
    'a list of a fact is never empty',
    'mf-account',
    puts('publishes', 'account/favourites-changed', 'plantIds', { type: 'array', items: id, minItems: 1 }),
  ),
  row('a fact that nobody hears is gone', 'mf-content', (c) => void delete c.publishes['content/article-read']),
  row('a hearer reads one field less', 'mf-search', drops('hears', selection, 'items[].image')),
  row('a hearer can do without a field', 'mf-search', puts('hears', selection, 'items[].title', text, true)),
  row('a hearer reads an optional new field', 'mf-search', puts('hears', selection, 'items[].price', whole, true)),
  row(
    'a hearer knows more values',
    'mf-comparator',
    puts('hears', currency, 'code', { enum: ['cop', 'usd', 'eur', 'gbp'] }),
  ),
  row('a hearer reads null too', 'mf-project', puts('hears', 'shell/navigated', 'path', nullable)),
  row('a hearer reads any number', 'mf-project', puts('hears', selection, 'items[].plantId', { type: 'number' })),
  row('a hearer reads anything', 'mf-project', (c) => Object.assign(c.hears[selection] ?? {}, { schema: {} })),
  row('a hearer hears no more', 'mf-project', (c) => void delete c.hears[selection]),
  row('a hearer hears a further fact', 'mf-fair', (c) => {
    c.hears['content/newsletter-joined'] = { owner: 'mf-content', schema: { type: 'object' } };
  }),
  row(
    'a fact that breaks only its own other version, which shares no tab',
    'mf-fair',
    (c) => {
      put(payload(c, 'publishes', 'fair/state-changed'), '', 'active', text);
    },
    (world) => {
      const shell = contractIn(world, 'shell');
      put(payload(shell, 'carries', 'fair/state-changed'), '', 'active', {});
      for (const app of ['shell', 'mf-search'] as const) delete contractIn(world, app).hears['fair/state-changed'];
    },
  ),
];

const intents: readonly Change[] = [
  row('an intent is asked no more', 'mf-search', (c) => void delete c.asks['account/create-alert']),
  row(
    'an intent is asked with a narrower text',
    'mf-search',
    puts('asks', 'account/create-alert', 'path', { type: 'string', maxLength: 99 }),
  ),
  row(
    'an intent is asked with a field that the handler leaves aside',
    'mf-search',
    puts('asks', 'account/create-alert', 'label', text),
  ),
  row(
    'an intent is asked with fewer values',
    'mf-comparator',
    puts('asks', 'account/sign-in', 'view', { const: 'login' }),
  ),
  row('an intent is asked without its optional field', 'mf-comparator', drops('asks', 'account/sign-in', 'email')),
  row(
    'an intent is asked with its optional field always',
    'mf-comparator',
    puts('asks', 'account/sign-in', 'email', text),
  ),
  row('a further intent is asked', 'mf-fair', (c) => {
    c.asks['project/open-contact'] = {
      owner: 'mf-project',
      schema: { type: 'object', properties: { plantId: id }, required: ['plantId'] },
    };
  }),
  row(
    'a handler takes more values',
    'mf-account',
    puts('handles', 'account/sign-in', 'view', { enum: ['login', 'register', 'recovery', 'exclusive', 'magic'] }),
  ),
  row(
    'a handler takes a new optional field',
    'mf-account',
    puts('handles', 'account/create-alert', 'name', text, true),
  ),
  row('a handler does without a field', 'mf-comparator', puts('handles', 'comparator/add', 'title', text, true)),
  row('a handler reads a field no more', 'mf-comparator', drops('handles', 'comparator/add', 'image')),
  row('a handler takes null', 'mf-comparator', puts('handles', 'comparator/add', 'title', nullable)),
  row('an intent that nobody asks is handled no more', 'shell', (c) => void delete c.handles['shell/change-currency']),
];

const surroundings: readonly Change[] = [
  row('the bus knows a further topic', 'shell', (c) => {
    c.carries['fair/opened'] = { kind: 'fact', owner: 'mf-fair', schema: { type: 'object' } };
  }),
  row(
    'the bus takes more values',
    'shell',
    puts('carries', 'comparator/open', 'from', { enum: ['tray', 'card', 'plant', 'header', 'link', 'map'] }),
  ),
  row('the bus lets a new field pass', 'shell', puts('carries', selection, 'items[].price', whole, true)),
  row('the bus forgets a topic that nobody uses', 'shell', (c) => void delete c.carries['shell/request-prompt']),
  row('a further fragment is offered', 'mf-search', (c) => {
    c.offers['new-part'] = { type: 'object' };
  }),
  row('a fragment takes more values', 'mf-search', (c) =>
    put(c.offers['featured-projects'] ?? {}, '', 'scope', { enum: ['home', 'listing', 'news'] }, true),
  ),
  row('a fragment takes a new optional prop', 'mf-content', (c) =>
    put(c.offers.newsletter ?? {}, '', 'place', text, true),
  ),
  row('a fragment that nobody embeds is gone', 'mf-search', (c) => void delete c.offers['seo-chips']),
  row('a fragment is embedded no more', 'mf-search', (c) => {
    c.embeds = c.embeds.filter(({ of }) => of !== 'mf-fair/banner');
  }),
  row(
    'a further fragment is embedded',
    'mf-fair',
    (c) => void c.embeds.push({ of: 'mf-content/interest', at: 'x.tsx' }),
  ),
  row(
    'a host gives a computed prop',
    'mf-fair',
    (c) =>
      void c.embeds.push({
        of: 'mf-search/featured-projects',
        at: 'x.tsx',
        props: { type: 'object', properties: { scope: {} }, required: ['scope'], additionalProperties: false },
      }),
  ),
  row('a call is made no more', 'mf-account', (c) => void delete c.calls.C112),
  row('a body has a shorter text', 'mf-account', (c) =>
    put(callPart(c, 'C112', 'body'), '', 'password', { type: 'string', minLength: 12, maxLength: 40 }),
  ),
  row('a body has fewer values', 'mf-project', (c) => put(callPart(c, 'C074', 'body'), '', 'type', { const: 'phone' })),
  row('a shorter list is sent', 'mf-comparator', (c) =>
    Object.assign(objectAt(callPart(c, 'C071', 'body'), 'ids'), { maxItems: 4 }),
  ),
  row('less of an answer is read', 'mf-project', (c) => drop(callPart(c, 'C074', 'response'), '', 'ok')),
  row('more values of an answer are read', 'mf-project', (c) =>
    put(callPart(c, 'C074', 'response'), '', 'ok', { enum: [0, 1, 2] }),
  ),
  row('an answer may lack a field', 'mf-comparator', (c) =>
    put(callPart(c, 'C067', 'response'), '', 'total', whole, true),
  ),
  row('an older React is enough', 'mf-search', (c) => {
    c.shared.react = '^19.0.0';
  }),
  row('a newer patch of React in the shell', 'shell', (c) => {
    c.shared.react = '19.9.9';
  }),
  row('a package of its own', 'mf-search', (c) => {
    c.packages.fuse = '7.0.0';
  }),
  row('a style at home', 'mf-search', (c) => {
    c.styles = [];
  }),
  row('a global less', 'mf-search', (c) => {
    c.globals = [];
  }),
  row(
    'a global that it had before',
    'mf-search',
    (c) => void c.globals.push('document.title'),
    (world) => void contractIn(world, 'mf-search').globals.push('document.title'),
  ),
  row('smaller pages', 'mf-search', (c) => Object.assign(c.bytes.groups['page-one'] ?? {}, { js: 9000, css: 100 })),
  row('a larger page in its budget', 'mf-search', (c) =>
    Object.assign(c.bytes.groups['page-one'] ?? {}, { js: 24_000 }),
  ),
  row('a large chunk that comes later', 'mf-search', (c) => Object.assign(c.bytes.groups.map ?? {}, { js: 300_000 })),
  row(
    'a page that was over its budget and is not larger',
    'mf-search',
    (c) => Object.assign(c.bytes.groups['page-one'] ?? {}, { js: 29_000 }),
    (world) => {
      Object.assign(contractIn(world, 'mf-search').bytes.groups['page-one'] ?? {}, { js: 30_000 });
    },
  ),
  row(
    'a page that was over its budget and packs a few bytes longer',
    'mf-search',
    (c) => Object.assign(c.bytes.groups['page-one'] ?? {}, { js: 30_012 }),
    (world) => {
      Object.assign(contractIn(world, 'mf-search').bytes.groups['page-one'] ?? {}, { js: 30_000 });
    },
  ),
  row(
    'a page that no table has and its remote declares',
    'mf-fair',
    (c) =>
      void c.routes.push({
        key: 'fair/insurance',
        pattern: '/seguros/:city?',
        owner: 'mf-fair',
        screen: { layout: 'default', robots: 'noindex' },
      }),
  ),
  row(
    'a remote without the page of a route that never had one',
    'mf-fair',
    () => undefined,
    (world) => {
      const route = { key: 'planned', pattern: '/planeada', owner: 'mf-fair' as const };
      contractIn(world, 'shell').routes.push(route);
    },
  ),
  row(
    'a shell that still has such a route',
    'shell',
    () => undefined,
    (world) => {
      const route = { key: 'planned', pattern: '/planeada', owner: 'mf-fair' as const };
      contractIn(world, 'shell').routes.push(route);
    },
  ),
  row(
    'a break of a version that nobody has any more',
    'mf-comparator',
    drops('publishes', selection, 'items[].image'),
    (world) => {
      put(payload(contractIn(world, 'shell'), 'carries', selection), 'items[]', 'image', {}, true);
      for (const version of world.living) {
        const isReader = version.contract.hears[selection] !== undefined && version.app !== 'shell';
        if (isReader) Object.assign(version, { channels: [], percent: 0, openTabs: 0 });
      }
    },
  ),
];

/** Changes after which everything still goes together. */
export const compatibleChanges: readonly Change[] = [...facts, ...intents, ...surroundings];
