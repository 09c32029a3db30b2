import type { Feature } from '../../engine/feature.ts';
import { createPlantsIndex } from './index-client.ts';
import { indexTopics, rebuildWhenOutdated } from './index-topics.ts';
import { watchEngine } from './watch-engine.ts';

/** Homes in the search engine; nothing where none is configured. */
export const searchIndexFeature: Feature = {
  topics: ({ backend }) => {
    const { search } = backend.config;
    return search ? indexTopics(backend, createPlantsIndex(search)) : [];
  },
  watch: (backend, wake) => {
    const { search } = backend.config;
    if (!search) return { stop: () => undefined };
    const index = createPlantsIndex(search);
    return watchEngine({
      isReachable: () => index.isReachable(),
      fill: () => rebuildWhenOutdated(backend, index),
      onLook: wake,
    });
  },
};
