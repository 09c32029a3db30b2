/** What somebody did to a form that the server drew before its code was there. */
export interface ChosenBefore {
  /** A choice was made, which refines the listing at once. */
  readonly hasChosen: boolean;
  /** Something was typed, which is searched when its field is left or the form is sent. */
  readonly hasTyped: boolean;
}

/**
 * Compares the fields of a form with what its markup says; asked before React has drawn any of them again. A slider has
 * no name: it says nothing without its code, and a browser moves it to a whole step by itself.
 */
export function chosenBefore(form: HTMLFormElement): ChosenBefore {
  const changed = [...form.elements].filter(isChanged);
  const isTyped = (field: Element) => field instanceof HTMLInputElement && field.type === 'text';
  return { hasChosen: changed.some((field) => !isTyped(field)), hasTyped: changed.some(isTyped) };
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return !field.options[field.selectedIndex]?.defaultSelected && !isAtStart(field);
  if (!(field instanceof HTMLInputElement) || field.name === '') return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** A list whose markup chooses nothing starts at its first option. */
function isAtStart({ options, selectedIndex }: HTMLSelectElement): boolean {
  return selectedIndex === 0 && ![...options].some(({ defaultSelected }) => defaultSelected);
}
