import { formatInteger } from '@umbral/domain/format/format.ts';
import list from '@umbral/kit/fields/combobox-field.module.css';
import type { Combobox } from '@umbral/kit/fields/use-combobox.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { buildingIcon, clockIcon, homeIcon, pinIcon, planIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import type { PointerEvent } from 'react';
import { type Suggestion, type SuggestionGroup, suggestionGroups } from '../model/suggestion.ts';
import { autocompleteTexts as texts } from '../texts/autocomplete-texts.ts';
import css from './autocomplete.module.css';

const icons: Readonly<Record<SuggestionGroup, string>> = {
  past: clockIcon,
  place: pinIcon,
  project: buildingIcon,
  builder: planIcon,
  type: homeIcon,
};

interface SuggestionPopupProps {
  readonly combobox: Combobox;
  readonly suggestions: readonly Suggestion[];
  /** Shown instead of suggestions: they are on their way, there are none, they did not come. */
  readonly notice?: string;
  readonly onForget: (suggestion?: Suggestion) => void;
}

/** The list under the search box, in groups; the input keeps the focus and points into it. */
export function SuggestionPopup({ combobox, suggestions, notice, onForget }: SuggestionPopupProps) {
  const { popup, listId, isOpen } = combobox;
  const hasPast = suggestions.some(({ group }) => group === 'past');
  return (
    <div ref={popup} popover="manual" className={classNames(list.popup, css.popup)} onPointerDown={keepFocus}>
      <p role="status" className={notice === undefined ? 'visually-hidden' : css.notice}>
        {isOpen && (notice ?? texts.found(suggestions.length))}
      </p>
      <div id={listId} role="listbox" aria-label={texts.suggestions} hidden={suggestions.length === 0}>
        {suggestionGroups.map((group) => (
          <Group key={group} group={group} suggestions={suggestions} combobox={combobox} onForget={onForget} />
        ))}
      </div>
      {hasPast && (
        <button type="button" tabIndex={-1} className={css.forgetAll} onClick={() => onForget()}>
          <Icon of={trashIcon} size="s" />
          {texts.forgetAll}
        </button>
      )}
    </div>
  );
}

interface GroupProps extends Pick<SuggestionPopupProps, 'combobox' | 'suggestions' | 'onForget'> {
  readonly group: SuggestionGroup;
}

function Group({ group, suggestions, combobox, onForget }: GroupProps) {
  const titleId = `${combobox.listId}-${group}`;
  if (!suggestions.some((suggestion) => suggestion.group === group)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className={css.group}>
        {texts.groups[group]}
      </p>
      {suggestions.map(
        (suggestion, index) =>
          suggestion.group === group && (
            <Option key={suggestion.id} suggestion={suggestion} index={index} combobox={combobox} onForget={onForget} />
          ),
      )}
    </div>
  );
}

interface OptionProps extends Pick<SuggestionPopupProps, 'combobox' | 'onForget'> {
  readonly suggestion: Suggestion;
  readonly index: number;
}

function Option({ suggestion, index, combobox: { active, optionId, pick }, onForget }: OptionProps) {
  const { group, label, detail, count } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input points to it by aria-activedescendant
    <div
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      aria-description={group === 'past' ? texts.forget : undefined}
      className={classNames(list.item, index === active && list.active)}
      onClick={() => pick(index)}
    >
      <Icon of={icons[group]} size="s" />
      <span className={list.label}>
        {label}
        {detail && <small className={css.detail}> {detail}</small>}
      </span>
      {count !== undefined && <span className={list.detail}>{formatInteger(count)}</span>}
      {group === 'past' && (
        <span
          aria-hidden
          title={texts.forgetOne}
          className={css.forget}
          onClick={(event) => {
            event.stopPropagation();
            onForget(suggestion);
          }}
        >
          <Icon of={trashIcon} size="s" />
        </span>
      )}
    </div>
  );
}

/** A press in the list takes the focus from nobody. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}
