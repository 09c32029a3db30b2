/** States in which the public may see a project: published ones, and paused ones as no longer available. */
export const visibleStates: ReadonlySet<string> = new Set(['published', 'paused']);
