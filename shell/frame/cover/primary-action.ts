import { placeInSight } from './place-in-sight.ts';

/**
 * Buttons and links of the kit's primary look: the one action that a screen is for. Every remote brings its own copy of
 * the kit, so the class has a beginning of its own; what it ends in every build keeps (`infra/build/src/styles`).
 */
const primaryActions = ':is(a, button)[class*="-primary"]';

/** Whether something at this place would lie over a primary action that is in sight. */
export function coversPrimaryAction(place: DOMRectReadOnly): boolean {
  return covers(place, primaryActions);
}

/** The same for any button and field of the page: what merely floats is in nobody's way. */
export function coversControl(place: DOMRectReadOnly): boolean {
  return covers(place, `main :is(button, input, select, textarea), ${primaryActions}`);
}

function covers(place: DOMRectReadOnly, actions: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(actions)].some((action) => {
    const its = action.closest('[data-over-page]') ? undefined : placeInSight(action);
    return its && its.width > 0 && overlap(its, place);
  });
}

function overlap(a: DOMRectReadOnly, b: DOMRectReadOnly): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
