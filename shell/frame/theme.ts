/** Where the choice is kept; the document's bootstrap script reads it before the first paint. */
export const themeKey = 'theme';

/** Turns the page to the other theme and keeps the choice on this device. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const next = isDark(root) ? 'light' : 'dark';
  root.dataset.theme = next;
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

function isDark(root: HTMLElement): boolean {
  return root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
