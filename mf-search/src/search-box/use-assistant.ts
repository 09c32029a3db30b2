import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { SearchAssistantProps } from './search-assistant.tsx';

interface LazyAssistant {
  readonly Assistant?: ComponentType<SearchAssistantProps>;
  /** Loads it, once somebody is at the form. */
  readonly wake: () => Promise<void>;
}

/** What helps to fill a search form: no byte of it comes before the first focus. */
export function useAssistant(form: RefObject<HTMLFormElement | null>): LazyAssistant {
  const [Assistant, setAssistant] = useState<ComponentType<SearchAssistantProps>>();
  const wake = useCallback(async () => {
    const chunk = await import(/* webpackChunkName: "search-assistant" */ './search-assistant.tsx');
    setAssistant(() => chunk.SearchAssistant);
  }, []);
  useEffect(() => {
    // Whoever was faster than the script already stands in the form.
    if (form.current?.contains(document.activeElement)) void wake();
  }, [form, wake]);
  return { ...(Assistant ? { Assistant } : {}), wake };
}
