import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, warningIcon } from '@umbral/kit/media/icons.ts';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useFormDocument } from '../form-document/use-form-document.ts';
import { formTexts as texts } from './form-texts.ts';
import css from './project-form.module.css';
import { type FormSection, sections } from './sections/sections.ts';

interface SectionNavProps {
  readonly current: FormSection;
  readonly onOpen: (section: FormSection) => void;
}

/** Pixels of the section before that stay in sight: there is more to that side. */
const sideMargin = 40;

/** The sections, each with what is wrong in it or that it is whole. */
export function SectionNav({ current, onOpen }: SectionNavProps) {
  const list = useRef<HTMLOListElement>(null);
  // Where the sections stand side by side, the one that is open is brought into sight, and the page stays where it is.
  useLayoutEffect(() => {
    const open = list.current?.children[sections.indexOf(current)];
    if (list.current && open instanceof HTMLElement) list.current.scrollLeft = open.offsetLeft - sideMargin;
  }, [current]);
  return (
    <nav className={css.nav} aria-label={texts.sections}>
      <ol ref={list} className={css.sections}>
        {sections.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              className={css.section}
              aria-current={section === current ? 'step' : undefined}
              onClick={() => onOpen(section)}
            >
              <SectionMark of={section} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Wrong fields of a section that are shown, and whether any is wrong at all. */
function useSectionState({ paths }: FormSection): { readonly shown: number; readonly isWhole: boolean } {
  const { countShown, countFound, subscribe } = useFormDocument();
  const sum = (count: (path: string) => number) => paths.reduce((total, path) => total + count(path), 0);
  const getShown = () => sum(countShown);
  const getWhole = () => sum(countFound) === 0;
  return {
    shown: useSyncExternalStore(subscribe, getShown, getShown),
    isWhole: useSyncExternalStore(subscribe, getWhole, getWhole),
  };
}

function SectionMark({ of }: { readonly of: FormSection }) {
  const { shown, isWhole } = useSectionState(of);
  const isChecked = useIsChecked();
  const state = shown > 0 ? 'wrong' : isChecked && isWhole ? 'whole' : 'open';
  const said = { wrong: texts.issues(shown), whole: texts.done, open: texts.open }[state];
  return (
    <>
      <span className={css[state]} aria-hidden>
        {state === 'wrong' && <Icon of={warningIcon} size="s" />}
        {state === 'whole' && <Icon of={checkIcon} size="s" />}
      </span>
      <span className={css.sectionName}>{of.title}</span>
      {shown > 0 && <span className={css.count}>{shown}</span>}
      <span className="visually-hidden">, {said}</span>
    </>
  );
}

function useIsChecked(): boolean {
  const { isChecked, subscribe } = useFormDocument();
  return useSyncExternalStore(subscribe, isChecked, isChecked);
}
