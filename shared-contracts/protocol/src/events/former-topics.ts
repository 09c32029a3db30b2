import type { JsonSchema } from '../schema/json-schema.ts';
import type { OwnedTopicData } from './topic-data.ts';

const text: JsonSchema = { type: 'string' };
const yesOrNo: JsonSchema = { type: 'boolean' };
const maximum = Number.MAX_SAFE_INTEGER;
const whole: JsonSchema = { type: 'integer', minimum: -maximum, maximum };
const id: JsonSchema = { type: 'integer', exclusiveMinimum: 0, maximum };
const ids = { plantId: id, projectId: id };

/** A payload that has all of these fields. */
function fields(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/**
 * Topics that stood in the catalogue before their owners declared them (decision 109). Versions from that time speak of
 * them and declare none; where an owner declares one as it was, no document has to repeat it. Nothing is added or changed
 * here: another form of a topic is what its owner declares.
 */
export const formerTopics: Readonly<Record<string, OwnedTopicData>> = {
  'search/search-performed': { kind: 'fact', owner: 'mf-search', schema: fields({ family: text, hits: whole }) },
  'search/filters-changed': {
    kind: 'fact',
    owner: 'mf-search',
    retained: true,
    schema: fields({ family: text, path: text }),
  },
  'project/project-viewed': { kind: 'fact', owner: 'mf-project', schema: fields(ids) },
  'project/contact-sent': { kind: 'fact', owner: 'mf-project', schema: fields(ids) },
  'project/open-contact': {
    kind: 'intent',
    owner: 'mf-project',
    handledBy: 'contact',
    schema: fields({ plantId: id }),
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
  'builder/project-saved': { kind: 'fact', owner: 'mf-builder', schema: fields({ projectId: id }) },
};
