/** How many results of calculators a person keeps, letters of a name, and of what was typed. */
export const calculationLimits = { max: 20, name: 60, query: 300 } as const;
