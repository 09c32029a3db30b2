import { startTransition, useEffect, useRef, useState } from 'react';
import { type Quality, qualityOf } from './quality-of.ts';

/** How long a form must rest before it is judged again. */
const restMs = 500;

/** Judges a form, and again once it has rested after a change: never within a key press. */
export function useQuality(form: unknown): Quality {
  const [quality, setQuality] = useState(() => qualityOf(form));
  const judged = useRef(form);
  useEffect(() => {
    if (judged.current === form) return;
    const timer = window.setTimeout(() => {
      judged.current = form;
      startTransition(() => setQuality(qualityOf(form)));
    }, restMs);
    return () => window.clearTimeout(timer);
  }, [form]);
  return quality;
}
