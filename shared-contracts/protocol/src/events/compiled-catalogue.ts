import type { Topic } from './catalogue.ts';
import { compileTopics, type OwnedTopicData } from './topic-data.ts';

/** The builder writes it in: see infra/build. */
declare const TOPICS_OF_CATALOGUE: Readonly<Record<Topic, OwnedTopicData>>;

/**
 * Stands in for the catalogue in what browsers load: there the library of its schemas is a thirtieth of the first view,
 * and making the schemas of all topics costs each page. `topic-data.test.ts` of infra/build/src/payloads holds both against each other.
 */
export const catalogue = compileTopics(TOPICS_OF_CATALOGUE);
