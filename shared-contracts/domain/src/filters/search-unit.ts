/** What a listing lists and counts: projects, each with its types inside, or every type by itself. */
export const searchUnits = ['projects', 'types'] as const;
export type SearchUnit = (typeof searchUnits)[number];
