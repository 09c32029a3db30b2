/** How much a person keeps of favourites: homes, lists, letters of a name and of a note; homes that a stranger's device keeps. */
export const favouriteLimits = { max: 200, lists: 20, name: 60, note: 500, onDevice: 50 } as const;
