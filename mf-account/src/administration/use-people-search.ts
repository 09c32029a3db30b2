import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { peopleTexts as texts } from '../texts/people-texts.ts';
import type { PeoplePage } from './people-queries.ts';
import { useSearchedList } from './use-searched-list.ts';

const shortest = 2;

/** People by a part of the name or the e-mail. */
export function usePeopleSearch() {
  const { call } = useRemote();
  return useSearchedList<string, PeoplePage>({
    read: (data) => textOf(data, 'q'),
    check: (q) => foundIssues({ q: q.length < shortest && texts.short }),
    find: async (q, page) => (await import('./people-queries.ts')).find(call, q, page),
    failed: texts.failed,
  });
}
