import { type RefObject, useEffect, useState } from 'react';
import { focusField } from './fields/go-to-field.ts';

/** Longer than a section takes to come. */
const patienceMs = 8_000;

/** Puts the focus on the field of a path once its section, and its typology, are drawn within an element. */
export function useFieldFocus(within: RefObject<HTMLElement | null>): (path: string) => void {
  const [asked, setAsked] = useState<{ readonly path: string }>();
  useEffect(() => {
    if (!asked || !within.current) return;
    if (focusField(asked.path)) return;
    const watch = new MutationObserver(() => focusField(asked.path) && watch.disconnect());
    watch.observe(within.current, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), patienceMs);
    return () => {
      watch.disconnect();
      clearTimeout(end);
    };
  }, [asked, within]);
  return (path) => setAsked({ path });
}
