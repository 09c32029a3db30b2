/** Where phones end, in letters as the sheets have it: up to there what lies over a page shares a third of the screen. */
const phone = '(max-width: 61.9375em)';

/** Whether the screen is as narrow as a phone's. */
export function isPhone(): boolean {
  return matchMedia(phone).matches;
}
