import type { Layout } from './layout.ts';

/** The text of `library/layouts.json`: one layout a line, so that a change shows as the layouts that changed. */
export function layoutsAsText(layouts: readonly Layout[]): string {
  return `[\n${layouts.map(asLine).join(',\n')}\n]\n`;
}

/** What a reader of the library needs: counts, areas, rooms and their drawings; holes in walls are only drawn. */
function asLine({ surroundings: _, levels, ...layout }: Layout): string {
  return JSON.stringify({
    ...layout,
    levels: levels.map(({ name, picture, frame, rooms }) => ({ name, picture, frame, rooms })),
  });
}
