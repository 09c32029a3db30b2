import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { type RefObject, useEffect } from 'react';
import { marksBeside, withMarks } from '../model/sentence-aside.ts';
import type { KnownPlaces } from '../sentence/known-places.ts';
import type { OwnWish } from '../sentence/sentence-reading.ts';
import { nearTexts } from '../texts/near-texts.ts';
import { listingHref } from '../view-model/listing-href.ts';
import type { NearMe } from './near-me-href.ts';
import { ownReach } from './own-reach.ts';
import { understand } from './understood.ts';
import { queryOf } from './use-sent-form.ts';

/**
 * Leads a sent form straight to the listing that it asks for; before the places are known it goes as it is. `begin` says
 * that a search begins, and tells by its signal when the visitor has begun another one.
 */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  known: KnownPlaces | 'failed' | undefined,
  begin: () => AbortSignal,
): void {
  const remote = useRemote();
  useEffect(() => {
    const element = form.current;
    if (!element || typeof known !== 'object') return;
    const submit = async (event: SubmitEvent) => {
      event.preventDefault();
      const attempt = begin();
      const understood = understand(queryOf(element).toString(), known.read);
      const { isNear, marks, own } = understood;
      const search = own ? withOwnPlace(understood.search, own) : understood.search;
      const plain = withMarks(listingHref(search), marksBeside(search, marks));
      if (!isNear) return remote.navigate(plain);
      const { href, messages } = await findNear(remote, search).catch((): NearMe => ({ messages: [nearTexts.failed] }));
      if (attempt.aborted) return;
      for (const text of messages) remote.toast({ tone: 'warning', text });
      // Where nobody knows the place, the rest of the sentence still counts.
      remote.navigate(href ?? plain);
    };
    element.addEventListener('submit', submit);
    return () => element.removeEventListener('submit', submit);
  }, [form, known, remote, begin]);
}

function withOwnPlace(search: SearchState, own: OwnWish): SearchState {
  const reach = ownReach(own);
  return reach ? { ...search, reach } : search;
}

async function findNear(remote: RemoteContext, search: SearchState): Promise<NearMe> {
  const { nearMeHref } = await import(/* webpackChunkName: "near-me-href" */ './near-me-href.ts');
  return nearMeHref(remote, search);
}
