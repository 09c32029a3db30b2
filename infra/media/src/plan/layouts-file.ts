import { labelBox, labelsOf } from './labels.ts';
import type { Layout, Level } from './layout.ts';

/** The text of `library/layouts.json`: one layout a line, so that a change shows as the layouts that changed. */
export function layoutsAsText(layouts: readonly Layout[]): string {
  return `[\n${layouts.map(asLine).join(',\n')}\n]\n`;
}

/** What a reader of the library needs: counts, areas, rooms and their drawings; holes in walls are only drawn. */
function asLine(layout: Layout): string {
  const { surroundings: _, levels, ...facts } = layout;
  return JSON.stringify({ ...facts, levels: levels.map((level) => readable(layout, level)) });
}

function readable(layout: Layout, level: Level) {
  const { name, picture, frame } = level;
  const rooms = labelsOf(layout, level).map((label) => ({ ...label.room, label: labelBox(label, level) }));
  return { name, picture, frame, rooms };
}
