import { securityEventKinds } from '@umbral/domain/people/security-event.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { securityLogTexts as texts } from '../texts/security-log-texts.ts';
import type { EventPage, EventSearch } from './security-log-queries.ts';
import { useSearchedList } from './use-searched-list.ts';

const everything: EventSearch = { q: '', kind: null };

/** The log by what is typed and chosen; the page of everything, or of one account, came with the address. */
export function useEventSearch(given: EventPage | null, person: number | undefined) {
  const { call } = useRemote();
  return useSearchedList<EventSearch, EventPage>({
    begin: { asked: everything, list: given },
    read: (data) => ({
      q: textOf(data, 'q'),
      kind: securityEventKinds.find((kind) => kind === textOf(data, 'kind')) ?? null,
    }),
    check: () => ({}),
    find: async (search, page) =>
      (await import('./security-log-queries.ts')).findEvents(call, { ...search, person, page }),
    failed: texts.failed,
  });
}
