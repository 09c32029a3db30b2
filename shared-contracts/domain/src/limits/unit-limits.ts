/** How large a building may be, and how much of it changes at once. */
export const unitLimits = {
  towers: 30,
  floors: 200,
  places: 60,
  /** Homes of one project. */
  units: 5000,
  /** Homes that one call changes. */
  changes: 2000,
} as const;
