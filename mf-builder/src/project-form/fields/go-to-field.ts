/** The control of a field, or the nearest one around it: issues inside of a list belong to the list. */
function controlOf(path: string): HTMLElement | undefined {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = steps.slice(0, length).join('.');
    const element = document.getElementById(name) ?? document.getElementsByName(name)[0];
    if (element) return element;
  }
  return undefined;
}

const focusable = 'input:not([type="hidden"]):not([disabled]), select, textarea, button';

/** Puts the focus on the field at a path, if anything of it is drawn; whether it is. */
export function focusField(path: string): boolean {
  const control = controlOf(path);
  if (!control) return false;
  const target = control.matches(focusable) ? control : (control.querySelector<HTMLElement>(focusable) ?? control);
  target.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}
