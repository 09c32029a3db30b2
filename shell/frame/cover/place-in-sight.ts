/**
 * Where an element lies in the window, in CSS pixels; nothing when it is out of sight. What the browser has left out
 * because it is far away is not asked for its place: it would lay it out to tell, a card each.
 */
export function placeInSight(element: Element): DOMRectReadOnly | undefined {
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return undefined;
  const place = element.getBoundingClientRect();
  const { top, bottom, left, right } = place;
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth ? place : undefined;
}
