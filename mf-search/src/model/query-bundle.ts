import type { PlantAnswer, PlantQuery } from './plant-query.ts';

type One = PlantQuery | undefined;
type Several<Each> = readonly Each[] | { readonly [name: string]: Each };

/**
 * Queries that travel as one request: one, several in a list or by name, or such groups by name; absent ones are not
 * asked. Three levels and no more, as the compiler cannot see the end of a type that holds itself.
 */
export type Bundle = Several<One | Several<One | Several<One>>> | One;

/** The answers to a bundle, each where its query stands. */
export type Answers<Queries> = Queries extends PlantQuery
  ? PlantAnswer
  : { readonly [Name in keyof Queries]: Answers<Queries[Name]> };

/** The queries of a bundle, in the order in which `answersOf` takes their answers. */
export function queriesOf(bundle: Bundle): PlantQuery[] {
  if (bundle === undefined) return [];
  return isQuery(bundle) ? [bundle] : Object.values(bundle).flatMap(queriesOf);
}

/** The answers to the queries of a bundle, in its form; what was not answered found nothing. */
export function answersOf<Queries extends Bundle>(bundle: Queries, answers: readonly PlantAnswer[]): Answers<Queries> {
  // Each answer was put where its query stands.
  return answerOf(bundle, answers.values()) as Answers<Queries>;
}

function answerOf(bundle: Bundle, answers: Iterator<PlantAnswer, undefined>): unknown {
  if (bundle === undefined) return undefined;
  if (isQuery(bundle)) return answers.next().value ?? noAnswer;
  if (Array.isArray(bundle)) return bundle.map((one: Bundle) => answerOf(one, answers));
  return Object.fromEntries(Object.entries(bundle).map(([name, one]) => [name, answerOf(one, answers)]));
}

const noAnswer: PlantAnswer = { hits: [], nbHits: 0, nbPages: 0 };

function isQuery(bundle: NonNullable<Bundle>): bundle is PlantQuery {
  return 'indexName' in bundle;
}
