import { slotAttributes } from '../../document/boot.ts';
import { boot } from '../boot-data.ts';

/** An application that drew something of what is on the screen. */
export interface PageApp {
  readonly app: string;
  readonly version: string;
}

/** Who drew this page and its fragments now, the shell first, and in which versions this tab has them. */
export function pageApps(): readonly PageApp[] {
  const marked = document.querySelectorAll(`[${slotAttributes.boundary}]`);
  const owners = new Set([...marked].map((element) => element.getAttribute(slotAttributes.boundary)));
  const remotes = boot.remotes.filter(({ name }) => owners.has(name));
  return [
    { app: 'shell', version: boot.shellVersion },
    ...remotes.map(({ name, version }) => ({ app: name, version })),
  ];
}
