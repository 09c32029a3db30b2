import type { Goal } from '../report/goals.ts';
import { bySteps, type Measured, middle, type Of, quantities } from './measured-navigation.ts';

/** What a click into another remote is to cost at most; `slow` and `unthrottled` are the profiles. */
const goals = [
  { profile: 'unthrottled', approach: 'cold', quantity: 'heading', most: 100 },
  { profile: 'unthrottled', approach: 'hovered', quantity: 'heading', most: 70 },
  { profile: 'slow', approach: 'cold', quantity: 'heading', most: 450 },
  { profile: 'slow', approach: 'hovered', quantity: 'heading', most: 220 },
  { profile: 'unthrottled', approach: 'cold', quantity: 'CPU', most: 45 },
  { profile: 'unthrottled', approach: 'hovered', quantity: 'CPU', most: 45 },
] as const;

/** How long the heading may take at most, in times of what the same press takes in the same portal as one program. */
const bundleGoals = [
  { profile: 'unthrottled', most: 1 },
  { profile: 'slow', most: 0.9 },
] as const;

/** Each goal with what was measured of the server's parts. */
export function navigationGoals(measured: readonly Measured[]): readonly Goal[] {
  return [...goalsOf(measured), ...bundleGoalsOf(measured)];
}

function goalsOf(measured: readonly Measured[]): Goal[] {
  return goals.map(({ profile, approach, quantity, most }) => {
    const { of } = quantities.find(({ title }) => title === quantity) ?? quantities[0];
    const steps = measured.filter((one) => one.profile === profile && one.step.endsWith(`, ${approach}`));
    const shown = bySteps(steps).map(
      ([step, ofStep]) => [step.slice(0, -approach.length - 2), middle(ofStep, 'part', of)] as const,
    );
    return { name: `${quantity}, ${approach}, ${profile}`, most, shown: Object.fromEntries(shown) };
  });
}

function bundleGoalsOf(measured: readonly Measured[]): Goal[] {
  return bundleGoals.map(({ profile, most }) => {
    const shown = bySteps(measured.filter((one) => one.profile === profile)).map(([step, ofStep]) => {
      const [part, bundle] = [middle(ofStep, 'part', ofHeading), middle(ofStep, 'bundle', ofHeading)];
      return [step, part && bundle && part / bundle] as const;
    });
    return { name: `heading, times of one program, ${profile}`, most, decimals: 2, shown: Object.fromEntries(shown) };
  });
}

const ofHeading: Of = ({ heading }) => heading;
