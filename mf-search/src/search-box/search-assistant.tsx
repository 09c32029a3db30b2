import { minQueryLength } from '@umbral/domain/limits/listing-limits.ts';
import { useCombobox, useDrivenInput } from '@umbral/kit/fields/use-combobox.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../model/suggestion.ts';
import { chipLabel, sentenceWithout } from '../sentence/sentence-chips.ts';
import type { SentenceChip } from '../sentence/sentence-reading.ts';
import { autocompleteTexts as texts } from '../texts/autocomplete-texts.ts';
import { useAttempt } from '../ui/use-attempt.ts';
import { counted } from '../view-model/counted.ts';
import { forgetSearches } from './past-searches.ts';
import { SuggestionPopup } from './suggestion-popup.tsx';
import type { Understood } from './understood.ts';
import { UnderstoodRow } from './understood-row.tsx';
import { type Answer, useAnswer, useKnownPlaces, useUnderstood } from './use-hints.ts';
import { textOf, useSentForm } from './use-sent-form.ts';
import { useSubmit } from './use-submit.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchAssistantProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the form's button says; nothing while there is nothing to count. */
  readonly onLabel: (label: string | undefined) => void;
  /** What stands where nothing was understood yet. */
  readonly children: ReactNode;
}

/** Helps to fill a search form that works without it: suggestions, what was understood, how much it finds [B041]. */
export function SearchAssistant({ form, input, onLabel, children }: SearchAssistantProps) {
  const { navigate } = useRemote();
  const spelled = useSpelled();
  const begin = useAttempt();
  const { now, settled } = useSentForm(form);
  const known = useKnownPlaces();
  const understood = useUnderstood(settled, known);
  const answer = useAnswer(understood);
  const isTyping = textOf(now) !== textOf(settled);
  const isEmpty = textOf(now).trim() === '';
  const [reads, setReads] = useState(0);
  const suggestions = useSuggestions({ understood, known, answer, isTyping, isEmpty, reads });
  const help = known === 'failed' ? texts.failed : noticeOf(understood, isTyping ? 'searching' : answer, suggestions);
  const notice = isEmpty ? undefined : help;
  const isOpenable = isEmpty || textOf(now).trim().length >= minQueryLength;

  const isOurs = useRef(false);
  const type = useCallback(
    (text: string) => {
      const element = input.current;
      if (!element) return;
      element.value = text;
      isOurs.current = true;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      isOurs.current = false;
      element.focus();
    },
    [input],
  );
  const forget = (suggestion?: Suggestion) => {
    forgetSearches(suggestion && 'to' in suggestion.leads ? suggestion.leads.to : undefined);
    setReads((times) => times + 1);
  };
  const combobox = useCombobox({
    input,
    count: suggestions.length,
    hasContent: isOpenable && (suggestions.length > 0 || notice !== undefined),
    onPick: (index) => {
      const leads = suggestions[index]?.leads;
      if (!leads) return;
      if ('text' in leads) return type(leads.text);
      begin();
      navigate(leads.to);
    },
  });
  const active = combobox.active === undefined ? undefined : suggestions[combobox.active];
  useDrivenInput(input, {
    ...combobox,
    onKey: (event) => {
      if (event.key === 'Delete' && active?.group === 'past') {
        event.preventDefault();
        forget(active);
      } else combobox.onKey(event);
    },
  });
  const open = useRef(combobox.open);
  useEffect(() => {
    open.current = combobox.open;
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const follow = () => isOurs.current || open.current();
    const offerPast = () => {
      if (element.value !== '') return;
      setReads((times) => times + 1);
      open.current();
    };
    // Whoever typed or went there faster than this came wants the suggestions all the same.
    if (element === document.activeElement) (element.value === '' ? offerPast : follow)();
    const stop = new AbortController();
    element.addEventListener('input', follow, stop);
    element.addEventListener('focus', offerPast, stop);
    element.addEventListener('click', offerPast, stop);
    return () => stop.abort();
  }, [input]);
  useSubmit(form, known, begin);

  // Around the visitor there are fewer than everywhere, and nobody has asked yet where that is.
  const isCounted =
    typeof answer === 'object' && !isTyping && understood?.isNear !== true && !isReckonedLater(understood);
  const count = isCounted ? answer.count : undefined;
  const label = count === undefined ? undefined : texts.see(counted(count, 'projects'));
  useEffect(() => onLabel(label), [label, onLabel]);

  const change = ({ span }: SentenceChip) => {
    input.current?.focus();
    input.current?.setSelectionRange(...span);
  };
  const chips = understood?.chips ?? [];
  const isSaid = understood !== undefined && understood.text !== '';
  return (
    <>
      <SuggestionPopup combobox={combobox} suggestions={suggestions} notice={notice} onForget={forget} />
      <p role="status" className="visually-hidden">
        {chips.length > 0 &&
          texts.heard(
            chips.map((chip) => spelled(chipLabel(chip))),
            label,
          )}
      </p>
      {isSaid ? (
        <UnderstoodRow
          chips={chips}
          notes={understood.notes}
          onChange={change}
          onRemove={(chip) => type(sentenceWithout(understood.text, chip))}
        />
      ) : (
        children
      )}
    </>
  );
}

/** Where a reach is, or whose place is meant, is known only once it is searched. */
function isReckonedLater(understood: Understood | undefined): boolean {
  return understood?.own !== undefined || understood?.search.reach !== undefined;
}

function noticeOf(
  understood: Understood | undefined,
  answer: Answer,
  suggestions: readonly Suggestion[],
): string | undefined {
  if (understood === undefined || answer === 'searching') return texts.searching;
  if (answer === 'failed') return texts.failed;
  // Without a word left, all of them were understood: "vivienda nueva" is every home.
  const isUnknown = suggestions.length === 0 && understood.chips.length === 0 && understood.rest !== '';
  return isUnknown ? texts.nothing : undefined;
}
