import type { RefObject } from 'react';

/** A change is drawn in a task of its own, before which a frame may come. */
function onceDrawn(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Puts the focus on what is drawn next, where the control that had it is gone; a person who went elsewhere stays there. */
export function focusSoon(place: RefObject<HTMLElement | null>): void {
  onceDrawn(() => {
    if (document.activeElement === document.body) place.current?.focus();
  });
}

/** Puts the focus on the first control that has an issue, in the order of the form, once it can be typed into again. */
export function focusFirst(form: RefObject<HTMLFormElement | null>, issues: object): void {
  onceDrawn(() => {
    const controls = [...(form.current?.elements ?? [])];
    const first = controls.find((control) => Object.hasOwn(issues, control.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  });
}
