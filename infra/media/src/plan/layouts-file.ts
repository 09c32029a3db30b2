import { labelBox, labelsOf } from './labels.ts';
import type { Layout, Level } from './layout.ts';
import { middleOf, outlookOf } from './outlook.ts';

/** The text of `library/layouts.json`: one layout a line, so that a change shows as the layouts that changed. */
export function layoutsAsText(layouts: readonly Layout[]): string {
  return `[\n${layouts.map(asLine).join(',\n')}\n]\n`;
}

/** What a reader of the library needs: counts, areas, drawings, rooms and the doors between them; windows are only drawn. */
function asLine(layout: Layout): string {
  const { surroundings: _, levels, ...facts } = layout;
  return JSON.stringify({ ...facts, levels: levels.map((level) => readable(layout, level)) });
}

function readable(layout: Layout, level: Level) {
  const { name, picture, frame } = level;
  const rooms = labelsOf(layout, level).map((label) => ({
    ...label.room,
    outlook: outlookOf(label.room, level) ?? undefined,
    label: labelBox(label, level),
  }));
  const doors = level.doors.flatMap(({ kind, from, to, ...hole }) =>
    from === null ? [] : [{ kind, from, to, ...middleOf(hole) }],
  );
  return { name, picture, frame, rooms, doors };
}
