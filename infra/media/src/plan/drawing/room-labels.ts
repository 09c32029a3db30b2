import { round, tag } from '../../svg.ts';
import { floorColour } from './floors.ts';
import { fontFamily, ink } from './ink.ts';
import { isBare, largest, lineHeight, type RoomLabel } from './place-label.ts';

/** A label as it is written on the sheet. */
export function roomLabel({ room, lines, size, isUpright, place }: RoomLabel): string {
  const high = lines.length * size * lineHeight;
  const turn = isUpright ? ' rotate(-90)' : '';
  const middle = [place.x + place.width / 2, place.y + place.height / 2].map(Math.round);
  const stroke = floorColour(room.kind);
  const written = lines.map((line, index) => {
    const isArea = !isBare(room) && index === lines.length - 1;
    const start = index === 0 ? { y: round(-high / 2 + size * 0.95) } : { dy: '1.2em' };
    return tag('tspan', { x: 0, ...start, ...(isArea ? { 'font-weight': 400, fill: ink.soft } : {}) }, line);
  });
  return tag(
    'text',
    {
      transform: `translate(${middle.join(' ')})${turn}`,
      'font-size': size === largest ? undefined : size,
      stroke: stroke === floorColour('living') ? undefined : stroke,
    },
    ...written,
  );
}

/** Labels share their letters: dark on the colour of the floor. */
export function labelGroup(labels: readonly string[]): string {
  return tag(
    'g',
    {
      fill: ink.line,
      'text-anchor': 'middle',
      'font-family': fontFamily,
      'font-size': largest,
      'font-weight': 600,
      stroke: floorColour('living'),
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    ...labels,
  );
}
