import { useEffect, useRef } from 'react';

/** Puts the focus where `find` says when `step` becomes another: what was pressed went with the step before. */
export function useFocusOnChange(step: unknown, find: () => HTMLElement | null | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    find()?.focus();
  });
}
