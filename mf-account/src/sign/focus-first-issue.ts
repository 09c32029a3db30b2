/** Puts the focus on the first field that has an issue, by the fields' names. */
export function focusFirstIssue(form: HTMLFormElement, issues: Readonly<Record<string, string | undefined>>): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && issues[element.name] !== undefined,
  );
  if (first instanceof HTMLElement) first.focus();
}
