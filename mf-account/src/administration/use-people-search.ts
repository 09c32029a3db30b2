import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useRef, useState } from 'react';
import type { StaffList } from '../staff/use-staff-list.ts';
import { peopleTexts as texts } from '../texts/people-texts.ts';
import type { PeoplePage } from './people-queries.ts';

interface Found {
  readonly q: string;
  readonly page: number;
  /** Null where it could not be read. */
  readonly people: PeoplePage | null;
}

const shortest = 2;

/** People by what is typed: names and addresses stay out of the page's address, its history and every log of it. */
export function usePeopleSearch() {
  const { call } = useRemote();
  const [found, setFound] = useState<Found>();
  const [isReading, setReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const find = async (q: string, page: number) => (await import('./people-queries.ts')).find(call, q, page);

  useEffect(() => {
    if (found && document.activeElement === document.body) heading.current?.focus();
  }, [found]);

  const form: Form<Found> = useForm<string, Found>({
    read: (data) => textOf(data, 'q'),
    check: (q) => foundIssues({ q: q.length < shortest && texts.short }),
    send: async (q) => sent({ q, page: 1, people: await find(q, 1) }),
    failed: texts.failed,
    onSent: (result) => {
      setFound(result);
      form.restart();
    },
  });
  const show = async (page: number) => {
    if (!found) return;
    setReading(true);
    const people = await find(found.q, page).catch(() => null);
    setReading(false);
    setFound({ q: found.q, page, people });
  };
  const list: StaffList<PeoplePage> = {
    data: found?.people ?? null,
    isLoading: isReading && !found?.people,
    reload: () => show(found?.page ?? 1),
    heading,
  };
  return { form, hasSearched: found !== undefined, list, show: (page: number) => void show(page) };
}
