import { type RefObject, useEffect } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { KnownPlaces } from '../sentence/known-places.ts';
import { listingHref } from '../ui/listing-href.ts';
import { understand } from './understood.ts';
import { queryOf } from './use-sent-form.ts';

/** Leads a sent form straight to the listing that it asks for; before the places are known it goes as it is. */
export function useSubmit(form: RefObject<HTMLFormElement | null>, known: KnownPlaces | 'failed' | undefined): void {
  const { navigate } = useRemote();
  useEffect(() => {
    const element = form.current;
    if (!element || typeof known !== 'object') return;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const { search } = understand(queryOf(element).toString(), known.read);
      navigate(listingHref(search));
    };
    element.addEventListener('submit', submit);
    return () => element.removeEventListener('submit', submit);
  }, [form, known, navigate]);
}
