/** Where phones end: up to there what lies over a page shares a third of the screen. */
const phoneMaxWidthPx = 991;

/** Whether the screen is as narrow as a phone's. */
export function isPhone(): boolean {
  return innerWidth <= phoneMaxWidthPx;
}
