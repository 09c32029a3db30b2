import { catalogue } from './catalogue.ts';
import { formerTopics } from './former-topics.ts';
import { compileTopics, type TopicRow } from './topic-data.ts';

/** What a bus knows of itself, before any remote declares a topic. */
export const busTopics: Readonly<Record<string, TopicRow>> = { ...catalogue, ...compileTopics(formerTopics) };
