import { specificationKinds } from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import { criteriaOf } from './criteria-choice.ts';
import type { MediaAsset } from './media-library.ts';
import type { SeedProject } from './seed-project.ts';
import { type ChosenSpecification, specificationsOf } from './specification-rows.ts';

/** A list of a kind of specifications holds no more. */
const mostOfKind = 15;
/** Of pools the plan was chosen by what the project has. */
const isPool = (key: string) => key === 'swimming-pool' || key === 'children-pool';

/** A project that tells of all that its site plan shows, first, and of what else it has while there is room. */
export function withShownFacts(project: SeedProject, sitePlan: MediaAsset | undefined): SeedProject {
  const { details } = project;
  const shows = sitePlan?.shows ?? [];
  const listed = details.specifications.map(({ key }) => key);
  const untold = shows.filter((key) => !isPool(key) && !listed.includes(key));
  const all = [...details.specifications, ...specificationsOf(untold)];
  const isShown = ({ key }: ChosenSpecification) => isPool(key) || shows.includes(key);
  const ranked = [...all.filter(isShown), ...all.filter((one) => !isShown(one))];
  const specifications = specificationKinds.flatMap((kind) =>
    ranked.filter((one) => one.kind === kind).slice(0, mostOfKind),
  );
  const followed = criteriaOf(details.specifications);
  const criteria = [...details.criteria.filter((one) => !followed.includes(one)), ...criteriaOf(specifications)];
  return { ...project, details: { ...details, specifications, criteria } };
}
