/**
 * The number of a space on a drawing of a plan that is 480 points wide: drawings leave it room, pages draw it. It stands
 * in the lower right corner of its space, `inset` points from both sides.
 */
export const planMark = { drawnWidth: 480, radius: 11, inset: 4 } as const;
