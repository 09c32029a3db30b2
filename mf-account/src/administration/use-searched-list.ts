import type { Issues } from '@umbral/kit/form/issues.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useEffect, useRef, useState } from 'react';
import type { StaffList } from '../staff/use-staff-list.ts';

/** What is shown: a page of what was asked for; null where it could not be read. */
interface Shown<Asked, Page> {
  readonly asked: Asked;
  readonly list: Page | null;
  readonly page?: number;
}

interface SearchPlan<Asked, Page> {
  /** What is shown before anything is asked for; nothing where a search has to come first. */
  readonly begin?: Shown<Asked, Page>;
  readonly read: (data: FormData) => Asked;
  readonly check: (asked: Asked) => Issues;
  readonly find: (asked: Asked, page: number) => Promise<Page>;
  readonly failed: string;
}

/**
 * A list by what is typed into a form. Everything goes in the bodies of calls: names and addresses stay out of the
 * page's address, its history and every log of it.
 */
export function useSearchedList<Asked, Page>({ begin, read, check, find, failed }: SearchPlan<Asked, Page>) {
  const [first] = useState(begin);
  const [shown, setShown] = useState(first);
  const [isReading, setReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shown !== first && document.activeElement === document.body) heading.current?.focus();
  }, [shown, first]);

  const form: Form<Shown<Asked, Page>> = useForm<Asked, Shown<Asked, Page>>({
    read,
    check,
    send: async (asked) => sent({ asked, list: await find(asked, 1) }),
    failed,
    onSent: (result) => {
      setShown(result);
      form.restart();
    },
  });
  const show = async (page: number) => {
    if (!shown) return;
    setReading(true);
    const list = await find(shown.asked, page).catch(() => null);
    setReading(false);
    setShown({ asked: shown.asked, page, list });
  };
  const list: StaffList<Page> = {
    data: shown?.list ?? null,
    isLoading: isReading && !shown?.list,
    reload: () => show(shown?.page ?? 1),
    heading,
  };
  return { form, hasSearched: shown !== undefined, list, show: (page: number) => void show(page) };
}
