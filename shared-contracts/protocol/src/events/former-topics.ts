import type { JsonSchema } from '../schema/json-schema.ts';
import type { OwnedTopicData } from './topic-data.ts';

const text: JsonSchema = { type: 'string' };
const yesOrNo: JsonSchema = { type: 'boolean' };
const maximum = Number.MAX_SAFE_INTEGER;
const whole: JsonSchema = { type: 'integer', minimum: -maximum, maximum };
const id: JsonSchema = { type: 'integer', exclusiveMinimum: 0, maximum };
const ids = { plantId: id, projectId: id };
const number: JsonSchema = { type: 'number' };
const compared = fields({ plantId: id, title: text, image: { type: ['string', 'null'] } });
const session = fields({
  id,
  name: text,
  lastName: text,
  email: text,
  phone: text,
  roles: listOf(text),
});

/** A payload that has all of these fields, and perhaps the others. */
function fields(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return { type: 'object', properties: { ...properties, ...optional }, required: Object.keys(properties) };
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function oneOf(...values: readonly string[]): JsonSchema {
  return { type: 'string', enum: values };
}

/**
 * Topics that stood in the catalogue before their owners declared them (decision 109): eleven that the kit does not speak
 * of went first, then all others but the shell's own. Versions from those times speak of them and declare none; where an
 * owner declares one just so, no document has to repeat it. Nothing is added or changed here, but that they say which
 * fragment handles an intent: another form of a topic is what its owner declares.
 */
export const formerTopics: Readonly<Record<string, OwnedTopicData>> = {
  'search/search-performed': { kind: 'fact', owner: 'mf-search', schema: fields({ family: text, hits: whole }) },
  'search/filters-changed': {
    kind: 'fact',
    owner: 'mf-search',
    retained: true,
    schema: fields({ family: text, path: text }),
  },
  'search/place-marked': {
    kind: 'fact',
    owner: 'mf-search',
    personal: true,
    schema: fields({ point: { anyOf: [fields({ lat: number, lng: number }), { type: 'null' }] } }, { asker: text }),
  },
  'project/project-viewed': { kind: 'fact', owner: 'mf-project', schema: fields(ids) },
  'project/contact-sent': { kind: 'fact', owner: 'mf-project', schema: fields(ids) },
  'project/open-contact': {
    kind: 'intent',
    owner: 'mf-project',
    handledBy: 'contact',
    schema: fields({ plantId: id }),
  },
  'project/kept-form-settled': {
    kind: 'fact',
    owner: 'mf-project',
    crossTab: true,
    schema: fields({ key: text, isSent: yesOrNo }),
  },
  'content/article-read': { kind: 'fact', owner: 'mf-content', schema: fields({ slug: text }) },
  'content/newsletter-joined': { kind: 'fact', owner: 'mf-content', schema: { type: 'object', properties: {} } },
  'content/survey-closed': { kind: 'fact', owner: 'mf-content', schema: fields({ sent: yesOrNo }) },
  'content/audience-quest-changed': {
    kind: 'fact',
    owner: 'mf-content',
    retained: true,
    schema: fields({ active: yesOrNo }),
  },
  'fair/state-changed': {
    kind: 'fact',
    owner: 'mf-fair',
    retained: true,
    schema: fields({ active: yesOrNo, hyphenized: { type: ['string', 'null'] } }),
  },
  'account/signed-in': { kind: 'fact', owner: 'mf-account', personal: true, schema: fields({ session }) },
  'account/signed-out': {
    kind: 'fact',
    owner: 'mf-account',
    crossTab: true,
    schema: { type: 'object', properties: {} },
  },
  'account/favourites-changed': {
    kind: 'fact',
    owner: 'mf-account',
    retained: true,
    crossTab: true,
    schema: fields({ plantIds: listOf(id) }),
  },
  'account/sign-in': {
    kind: 'intent',
    owner: 'mf-account',
    handledBy: 'sign',
    personal: true,
    schema: fields({ view: oneOf('login', 'register', 'recovery', 'exclusive') }, { email: text, personId: id }),
  },
  'account/sign-out': {
    kind: 'intent',
    owner: 'mf-account',
    handledBy: 'sign',
    schema: { type: 'object', properties: {} },
  },
  'account/toggle-favourite': {
    kind: 'intent',
    owner: 'mf-account',
    handledBy: 'sign',
    schema: fields({ plantId: id, title: text }),
  },
  'account/keep-comparison': {
    kind: 'intent',
    owner: 'mf-account',
    handledBy: 'sign',
    schema: fields({ plantIds: listOf(id) }),
  },
  'account/create-alert': {
    kind: 'intent',
    owner: 'mf-account',
    handledBy: 'sign',
    schema: fields({ path: text }),
  },
  'builder/project-saved': { kind: 'fact', owner: 'mf-builder', schema: fields({ projectId: id }) },
  'comparator/selection-changed': {
    kind: 'fact',
    owner: 'mf-comparator',
    retained: true,
    crossTab: true,
    schema: fields({ items: listOf(compared) }),
  },
  'comparator/opened': { kind: 'fact', owner: 'mf-comparator', schema: fields({ count: whole }) },
  'comparator/comparison-saved': {
    kind: 'fact',
    owner: 'mf-comparator',
    crossTab: true,
    schema: fields({ comparisonId: id }),
  },
  'comparator/closed': { kind: 'fact', owner: 'mf-comparator', schema: fields({ count: whole }) },
  'comparator/add': {
    kind: 'intent',
    owner: 'mf-comparator',
    handledBy: 'comparator',
    schema: compared,
  },
  'comparator/remove': {
    kind: 'intent',
    owner: 'mf-comparator',
    handledBy: 'comparator',
    schema: fields({ plantId: id }),
  },
  'comparator/open': {
    kind: 'intent',
    owner: 'mf-comparator',
    handledBy: 'comparator',
    schema: fields({ from: oneOf('tray', 'card', 'plant', 'header', 'link') }, { plantIds: listOf(id) }),
  },
};
