/** How many homes stand side by side, and how many comparisons a person keeps [B054]. */
export const comparisonLimits = { max: 4, maxSaved: 5, minToSave: 2 } as const;
