import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import type { Question } from '../staff/question-dialog.tsx';
import { useStaffList } from '../staff/use-staff-list.ts';
import type * as queries from './administration-queries.ts';
import type { ListAsked } from './list-asked.ts';
import { type SectionKey, sectionHref } from './sections.ts';

type Queries = typeof queries;

interface SectionPlan<Page> {
  readonly key: SectionKey;
  /** The page that came with the address. */
  readonly given: Page | null;
  readonly read: (queries: Queries, call: CallApi, asked: ListAsked) => Promise<Page>;
}

/** A part of the administration: its list, what is asked about, and the way to its other pages. */
export function useSection<Page extends { readonly page: number }>({ key, given, read }: SectionPlan<Page>) {
  const { call } = useRemote();
  const [query] = useSearchParams();
  const [question, ask] = useState<Question>();
  const page = given?.page ?? 1;
  const list = useStaffList(given, async () =>
    read(await import('./administration-queries.ts'), call, { page, query }),
  );
  const hrefOf = (number: number) => {
    const { seccion: _, ...rest } = Object.fromEntries(query);
    return sectionHref(key, { ...rest, page: String(number) });
  };
  const dialog = { question, onClose: () => ask(undefined), onDone: () => void list.reload() };
  return { call, query, list, ask, dialog, page, hrefOf };
}
