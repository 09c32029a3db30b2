import { type RefObject, useEffect } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { KnownPlaces } from '../sentence/known-places.ts';
import { listingHref } from '../ui/listing-href.ts';
import { understand } from './understood.ts';
import { queryOf } from './use-sent-form.ts';

/** Leads a sent form straight to the listing that it asks for; before the places are known it goes as it is. */
export function useSubmit(form: RefObject<HTMLFormElement | null>, known: KnownPlaces | 'failed' | undefined): void {
  const remote = useRemote();
  useEffect(() => {
    const element = form.current;
    if (!element || typeof known !== 'object') return;
    const submit = async (event: SubmitEvent) => {
      event.preventDefault();
      const { search, isNear } = understand(queryOf(element).toString(), known.read);
      if (!isNear) return remote.navigate(listingHref(search));
      const { nearMeHref } = await import(/* webpackChunkName: "near-me-href" */ './near-me-href.ts');
      const { href, messages } = await nearMeHref(remote, search);
      for (const text of messages) remote.toast({ tone: 'warning', text });
      // Where nobody knows the place, the rest of the sentence still counts.
      remote.navigate(href ?? listingHref(search));
    };
    element.addEventListener('submit', submit);
    return () => element.removeEventListener('submit', submit);
  }, [form, known, remote]);
}
