import { Icon } from '@umbral/kit/media/icon.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { chipLabel } from '../sentence/sentence-chips.ts';
import type { SentenceChip } from '../sentence/sentence-reading.ts';
import { autocompleteTexts as texts } from '../texts/autocomplete-texts.ts';
import type { SentenceNote } from '../view-model/filter-panel.ts';
import css from './autocomplete.module.css';

interface UnderstoodRowProps {
  readonly chips: readonly SentenceChip[];
  /** What is said of the words that are no chips. */
  readonly notes: readonly SentenceNote[];
  /** Marks the words of a chip in the sentence, to be typed over. */
  readonly onChange: (chip: SentenceChip) => void;
  /** Takes the words of a chip out of the sentence. */
  readonly onRemove: (chip: SentenceChip) => void;
}

/** What was understood of a sentence, each part to change or to remove, and what is said of the rest of it. */
export function UnderstoodRow({ chips, notes, onChange, onRemove }: UnderstoodRowProps) {
  const spelled = useSpelled();
  return (
    <div className={css.understood}>
      {chips.length > 0 && (
        <ul aria-label={texts.understood} className={css.chips}>
          {chips.map((chip) => {
            const label = spelled(chipLabel(chip));
            return (
              <li key={chip.span.join('-')} className={css.chip}>
                <button
                  type="button"
                  aria-label={texts.change(label)}
                  className={css.say}
                  onClick={() => onChange(chip)}
                >
                  {label}
                </button>
                <button
                  type="button"
                  aria-label={texts.remove(label)}
                  className={css.drop}
                  onClick={() => onRemove(chip)}
                >
                  <Icon of={closeIcon} size="s" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {notes.map(({ text }) => (
        <p key={text} className={css.rest}>
          {text}
        </p>
      ))}
    </div>
  );
}
