import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { World } from '../../living/world.ts';
import { type BreakingChange, breaking } from './breaking-change.ts';
import { fromBefore } from './declared-topics.ts';
import { contractIn, drops, objectAt, payload, put, puts } from './draft-fields.ts';
import type { Draft } from './present-world.ts';

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const selection = 'comparator/selection-changed';
const add = 'comparator/add';
const image = { anyOf: [text, { type: 'null' as const }] };

/** A version of an application from before its topics were declared: those the bus of a shell has by itself. */
const olderVersionOf = (app: AppName) => (world: Draft<World>) => fromBefore(contractIn(world, app));

export const breakingIntents: readonly BreakingChange[] = [
  breaking(
    'an intent is asked with another type',
    'mf-search',
    puts('asks', 'account/create-alert', 'path', whole),
    'intent',
    'asks["account/create-alert"].path',
    'mf-account',
  ),
  breaking(
    'an intent is asked without a field',
    'mf-search',
    drops('asks', add, 'image'),
    'intent',
    `asks["${add}"].image`,
    'mf-comparator',
  ),
  breaking(
    'an intent is asked with an unknown value',
    'shell',
    puts('asks', 'comparator/open', 'from', { enum: ['link', 'toast'] }),
    'intent',
    'asks["comparator/open"].from',
    'mf-comparator',
  ),
  breaking(
    'an intent is asked with null',
    'mf-comparator',
    puts('asks', 'account/sign-in', 'email', image, true),
    'intent',
    'asks["account/sign-in"].email',
    'mf-account',
  ),
  breaking(
    'an intent is asked that nobody handles',
    'mf-search',
    (c) => {
      c.asks['account/merge'] = { owner: 'mf-account', schema: { type: 'object' } };
    },
    'intent',
    'asks["account/merge"]',
    'mf-account',
  ),
  breaking(
    'a handler knows fewer values',
    'mf-account',
    puts('handles', 'account/sign-in', 'view', { enum: ['login', 'register', 'recovery'] }),
    'intent',
    'handles["account/sign-in"].view',
    'mf-comparator',
  ),
  breaking(
    'a handler requires a new field',
    'mf-account',
    puts('handles', 'account/create-alert', 'name', text),
    'intent',
    'handles["account/create-alert"].name',
    'mf-search',
  ),
  breaking(
    'a handler takes shorter texts',
    'mf-account',
    puts('handles', 'account/create-alert', 'path', { type: 'string', maxLength: 20 }),
    'intent',
    'handles["account/create-alert"].path',
    'mf-project',
  ),
  breaking(
    'a handler takes another type',
    'mf-comparator',
    puts('handles', add, 'plantId', text),
    'intent',
    `handles["${add}"].plantId`,
    'mf-search',
  ),
  breaking(
    'a handler takes no null',
    'mf-comparator',
    puts('handles', add, 'image', text),
    'intent',
    `handles["${add}"].image`,
    'mf-project',
  ),
  breaking(
    'an intent is handled no more',
    'mf-account',
    (c) => void delete c.handles['account/toggle-favourite'],
    'intent',
    'handles["account/toggle-favourite"]',
    'mf-search',
  ),
  breaking(
    'the shell handles an intent no more',
    'shell',
    (c) => void delete c.handles['shell/refresh-session'],
    'intent',
    'handles["shell/refresh-session"]',
    'mf-builder',
  ),
  {
    ...breaking(
      'the bus forgets a topic',
      'shell',
      (c) => void delete c.carries['comparator/opened'],
      'bus',
      'carries["comparator/opened"]',
      'mf-comparator',
    ),
    before: olderVersionOf('mf-comparator'),
  },
  {
    ...breaking(
      'the bus takes shorter lists',
      'shell',
      (c) => Object.assign(objectAt(payload(c, 'carries', selection), 'items'), { maxItems: 2 }),
      'bus',
      `carries["${selection}"].items`,
      'mf-comparator',
    ),
    before: olderVersionOf('mf-comparator'),
  },
  {
    ...breaking(
      'the bus strips what hearers need',
      'shell',
      drops('carries', selection, 'items[].title'),
      'bus',
      `carries["${selection}"].items[].title`,
      'mf-search',
    ),
    before: olderVersionOf('mf-search'),
  },
  breaking(
    'a topic is published that the bus does not know',
    'mf-comparator',
    (c) => {
      c.publishes['comparator/shared'] = { owner: 'mf-comparator', schema: { type: 'object' } };
    },
    'bus',
    'publishes["comparator/shared"]',
    'shell',
  ),
  {
    ...breaking(
      'a field is heard that the bus strips',
      'mf-search',
      puts('hears', selection, 'items[].price', whole),
      'bus',
      `hears["${selection}"].items[].price`,
      'shell',
    ),
    before(world) {
      olderVersionOf('mf-search')(world);
      put(payload(contractIn(world, 'mf-comparator'), 'publishes', selection), 'items[]', 'price', whole);
    },
  },
];
