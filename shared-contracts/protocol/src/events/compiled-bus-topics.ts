import { compileTopics, type OwnedTopicData } from './topic-data.ts';

/** The builder writes it in: see infra/build. */
declare const TOPICS_OF_BUS: Readonly<Record<string, OwnedTopicData>>;

/**
 * Stands in for `bus-topics.ts` in what browsers load: there the library of the catalogue's schemas is a thirtieth of the
 * first view, and making the schemas of all topics costs each page. `topic-data.test.ts` of infra/build/src/payloads holds
 * both against each other.
 */
export const busTopics = compileTopics(TOPICS_OF_BUS);
