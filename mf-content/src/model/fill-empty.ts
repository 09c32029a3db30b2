/** Writes values into the controls of a form, by their names, where nothing was typed yet. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
