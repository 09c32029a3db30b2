import { type RefObject, useEffect, useRef } from 'react';
import type { FormState } from './form-state.ts';
import type { Issues } from './issues.ts';

/** Where the focus belongs after a change of state: on the first wrong control, on the form, or where it is. */
export function placeOfFocus(before: FormState<unknown>, now: FormState<unknown>): 'wrong' | 'form' | undefined {
  if (now.status === 'refused') {
    const isNews = before.status !== 'refused' || before.refusal !== now.refusal;
    return isNews ? 'wrong' : undefined;
  }
  return now.status === 'idle' && before.status !== 'idle' ? 'form' : undefined;
}

/** Moves the focus once a state is drawn: controls that were disabled or absent can take it then. */
export function useFormFocus(form: RefObject<HTMLFormElement | null>, state: FormState<unknown>): void {
  const drawn = useRef(state);
  useEffect(() => {
    const place = placeOfFocus(drawn.current, state);
    drawn.current = state;
    if (place === undefined || !form.current) return;
    const first = state.status === 'refused' ? firstWrong(form.current, state.issues) : undefined;
    if (first) first.focus();
    else focusIfLost(form.current);
  }, [form, state]);
}

/** Puts the focus on an element where the control that had it is gone; a person who went elsewhere stays there. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** The first control, in the order of the form, that is wrong. */
function firstWrong(form: HTMLFormElement, issues: Issues): HTMLElement | undefined {
  return [...form.elements].find(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && Object.hasOwn(issues, control.getAttribute('name') ?? ''),
  );
}
