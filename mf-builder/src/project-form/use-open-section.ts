import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { useEffect, useState } from 'react';
import { type FormSection, sections } from './sections/sections.ts';

interface OpenSection {
  readonly section: FormSection;
  readonly openSection: (section: FormSection | undefined) => void;
}

const sectionKey = 'seccion';
/** A new form becomes the form of its draft, so that the address opens it again. */
const draftKey = 'borrador';

interface SectionPlan {
  /** The draft that the form has become. */
  readonly draft: number | null;
  readonly isNew: boolean;
}

const [first] = sections;
const sectionNamed = (name: string | null | undefined) => sections.find(({ key }) => key === name);

/** The section that is open, by the address: back leads to the one before. */
export function useOpenSection({ draft, isNew }: SectionPlan): OpenSection {
  const [query, setQuery] = useSearchParams();
  const named = query.get(sectionKey);
  const [section, setSection] = useState(sectionNamed(named) ?? first);
  useEffect(() => {
    setSection(sectionNamed(named) ?? first);
  }, [named]);
  const openSection = (next: FormSection | undefined) => {
    if (!next || next === section) return;
    setSection(next);
    const changed = new URLSearchParams(query);
    changed.set(sectionKey, next.key);
    setQuery(changed, { preventScrollReset: true });
  };
  const known = query.get(draftKey);
  useEffect(() => {
    if (!isNew || draft === null || known === String(draft)) return;
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before);
        changed.set(draftKey, String(draft));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [draft, isNew, known, setQuery]);
  if (!section) throw new Error('The form has no sections');
  return { section, openSection };
}
