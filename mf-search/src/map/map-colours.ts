const tokens = {
  water: '--c-sunken',
  land: '--c-bg',
  home: '--c-surface',
  border: '--c-line-strong',
  line: '--c-line',
  ink: '--c-ink',
  ink2: '--c-ink-2',
  ink3: '--c-ink-3',
  dot: '--c-monte',
  halo: '--c-surface',
  chosen: '--c-guayacan',
  include: '--c-monte',
  exclude: '--c-danger',
  sea: '--c-info-tint',
  river: '--c-info',
  transit: '--c-violet',
  font: '--f-ui',
} as const;

/** The tokens that the canvas draws with, as the theme has them now. */
export type MapColours = Readonly<Record<keyof typeof tokens, string>>;

export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const read = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(read) as MapColours;
}

/** Calls back when the theme changes, by the visitor or by the system; gives the way to stop. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
