import type { Feature } from '../../engine/feature.ts';
import { imageTopics } from './image-topics.ts';

/** Smaller and newer formats of what was uploaded. */
export const derivativesFeature: Feature = {
  topics: ({ backend, storage }) => imageTopics(backend, storage),
};
