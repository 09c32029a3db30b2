import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import {
  optionalSpecificationChoice,
  type SpecificationChoice,
} from '@umbral/domain/project-form/specification-choice.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { keptEntries, type Unfinished } from './kept-values.ts';
import type { StandIns } from './stand-ins.ts';

const { listed: listedKeys, custom: ownNames } = optionalSpecificationChoice.shape;
const { max, custom: maxOwn } = projectFormLimits.specifications;

/** Features of a draft: those of the list that exist, and own ones, none twice. */
export function completeChoice(
  kind: 'interior' | 'exterior' | 'common',
  draft: Unfinished,
  { features }: StandIns,
): SpecificationChoice {
  const listed = keptEntries(listedKeys.element, draft.listed, String, max).filter((key) =>
    features.has(`${kind} ${key}`),
  );
  const custom = keptEntries(ownNames.element, draft.custom, slugify, maxOwn);
  return { listed, custom: custom.filter((name) => !listed.includes(slugify(name))) };
}
