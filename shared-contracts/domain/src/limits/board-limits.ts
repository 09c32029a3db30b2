/** How much a shared list holds: people with its owner, letters of a first name and of a comment, comments altogether. */
export const boardLimits = { members: 6, name: 40, comment: 500, comments: 300 } as const;
