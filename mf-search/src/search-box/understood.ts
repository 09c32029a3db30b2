import { minQueryLength } from '@umbral/domain/limits/listing-limits.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { readForm } from '../filters/filter-form.ts';
import type { ReadSentence } from '../sentence/read-sentence.ts';
import { chosenIn, isOverruled, settleText } from '../sentence/sentence-chips.ts';
import { marksOf } from '../sentence/sentence-marks.ts';
import type { OwnWish, SentenceChip } from '../sentence/sentence-reading.ts';
import type { SentenceNote } from '../view-model/filter-panel.ts';
import { sentenceNotes } from '../view-model/sentence-notes.ts';
import { ownReach } from './own-reach.ts';
import { textOf } from './use-sent-form.ts';

/** What a form in the middle of being filled asks for. */
export interface Understood {
  readonly text: string;
  /** The listing that it leads to. */
  readonly search: SearchState;
  /** What its fields alone ask for. */
  readonly fields: SearchState;
  /** What the text says and no field contradicts. */
  readonly chips: readonly SentenceChip[];
  /** Words that are searched as they are. */
  readonly rest: string;
  readonly isNear: boolean;
  /** A place of the visitor's own, which only the device knows. */
  readonly own?: OwnWish;
  /** What is said of the rest of it. */
  readonly notes: readonly SentenceNote[];
  /** What its address tells besides (`sentence-marks.ts`). */
  readonly marks: readonly string[];
  /** Nothing is said and nothing chosen: there is nothing to ask about. */
  readonly isEmpty: boolean;
}

/** Understands a sent form; a text of fewer than three letters says nothing [B041]. */
export function understand(query: string, read: ReadSentence): Understood {
  const typed = textOf(query);
  const text = typed.trim().length < minQueryLength ? '' : typed;
  const form = { ...readForm('housing', new URLSearchParams(query)), text: text === '' ? undefined : text.trim() };
  const fields = { ...form, text: undefined };
  const reading = read(text);
  const search = settleText(form, read);
  const marks = marksOf(reading);
  // Of a place that the device keeps nobody says that it is unknown.
  const { own, ...rest } = reading.wishes;
  const chosen = chosenIn(fields);
  const chips = reading.chips.filter(({ state = {} }) => !Object.keys(state).some((key) => isOverruled(key, chosen)));
  return {
    text,
    search,
    fields,
    chips,
    rest: reading.rest,
    isNear: reading.wishes.near === true,
    own,
    notes: sentenceNotes(search, own && ownReach(own) ? marksOf({ ...reading, wishes: rest }) : marks),
    marks,
    isEmpty: text === '' && Object.keys(chosen).length === 0,
  };
}
