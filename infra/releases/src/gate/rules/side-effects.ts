import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal, RuleName } from '../verdict.ts';
import { placeOf } from './pairing.ts';

/** A candidate reaches no further beyond itself than the versions of it that people have now. */
export function reachesNoFurther(candidate: Version, living: readonly Version[]): readonly Refusal[] {
  const others = living.filter(({ app }) => app === candidate.app);
  const known = (section: 'styles' | 'globals') => new Set(others.flatMap(({ contract }) => contract[section]));
  const party = others[0] ? nameOf(others[0]) : 'every remote';
  const refusals = (rule: RuleName & ('styles' | 'globals'), wayOut: (what: string) => string): Refusal[] => {
    const before = known(rule);
    return candidate.contract[rule]
      .filter((what) => !before.has(what))
      .map((what) => ({
        rule,
        field: placeOf(rule, what),
        party,
        direction: 'gives',
        reason: `${what} reaches beyond ${candidate.app}, and no version of it did so before`,
        wayOut: wayOut(what),
      }));
  };
  return [
    ...refusals('styles', (what) => `Put ${what} below a class of a CSS module of ${candidate.app}.`),
    ...refusals('globals', (what) => `Keep it in a module instead of ${what}, or publish a fact on the bus.`),
  ];
}
