import { autocompleteDelayMs, minQueryLength } from '@umbral/domain/limits/listing-limits.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { type RefObject, useCallback, useEffect, useState } from 'react';

interface SentForm {
  /** What the form would send now. */
  readonly now: string;
  /** The same, once its text has rested [B041]. */
  readonly settled: string;
}

/** What a form would send, as it is typed and chosen. */
export function useSentForm(form: RefObject<HTMLFormElement | null>): SentForm {
  const read = useCallback(() => (form.current ? queryOf(form.current).toString() : ''), [form]);
  const [now, setNow] = useState(read);
  const [settled, setSettled] = useState(read);
  useEffect(() => {
    // At the document, where the form's own handlers have done their work.
    const follow = () => setNow(read());
    document.addEventListener('input', follow);
    document.addEventListener('change', follow);
    return () => {
      document.removeEventListener('input', follow);
      document.removeEventListener('change', follow);
    };
  }, [read]);
  useEffect(() => {
    const text = textOf(now);
    // Only a text that is being typed is waited for: a choice counts at once, and too short a text means nothing.
    const waits = text.length >= minQueryLength && text !== textOf(settled);
    const timer = setTimeout(() => setSettled(now), waits ? autocompleteDelayMs : 0);
    return () => clearTimeout(timer);
  }, [now, settled]);
  return { now, settled };
}

/** The fields of a form that say something, as an address holds them. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(fields);
}

/** The text of a sent form. */
export function textOf(query: string): string {
  return new URLSearchParams(query).get(queryKeys.text) ?? '';
}
