import { isIndoor, type Room, type RoomKind } from './layout.ts';
import type { MeasuredLevel } from './measure.ts';

/** What a room must have: shortest side, area, and how long it may be for its width. */
interface Rule {
  readonly side: number;
  readonly area: number;
  readonly longest: number;
  /** Square metres above which it takes room from others, as a fixed part and a share of the whole. */
  readonly ample: readonly [fixed: number, share: number];
}

const rules: Partial<Record<RoomKind, Rule>> = {
  living: { side: 2.4, area: 7.6, longest: 2.3, ample: [8, 0.24] },
  dining: { side: 2.2, area: 5.5, longest: 2, ample: [8, 0.05] },
  kitchen: { side: 1.45, area: 2.4, longest: 2.9, ample: [3.5, 0.07] },
  laundry: { side: 0.9, area: 1.1, longest: 3.4, ample: [2, 0.02] },
  bedroom: { side: 2.4, area: 5.7, longest: 1.6, ample: [7, 0.07] },
  bath: { side: 1.1, area: 1.9, longest: 2.3, ample: [3, 0.022] },
  dressing: { side: 0.9, area: 0.9, longest: 3, ample: [1.6, 0.025] },
  study: { side: 1.5, area: 2.2, longest: 2.8, ample: [5, 0.05] },
  hall: { side: 0.8, area: 0.7, longest: 13, ample: [2, 0.06] },
  stair: { side: 0.75, area: 1.8, longest: 4.2, ample: [4.5, 0.02] },
  void: { side: 1, area: 1.5, longest: 3, ample: [8, 0.05] },
  work: { side: 2.6, area: 9, longest: 2.6, ample: [40, 1] },
  meeting: { side: 2.4, area: 6.5, longest: 2, ample: [9, 0.08] },
  reception: { side: 1.8, area: 3.6, longest: 2.2, ample: [7, 0.1] },
  shop: { side: 2.6, area: 9, longest: 2.6, ample: [40, 1] },
  storage: { side: 0.9, area: 1.4, longest: 3, ample: [4, 0.08] },
  bay: { side: 8, area: 100, longest: 2.6, ample: [900, 1] },
  consulting: { side: 2.4, area: 8, longest: 1.7, ample: [11, 0.2] },
};

/** How much a long shape counts against rooms that one passes through or works along. */
const mayBeLong: Partial<Record<RoomKind, number>> = {
  hall: 0,
  stair: 0,
  kitchen: 0.4,
  laundry: 0.5,
  study: 0.6,
  void: 0.3,
};

/** How far a layout is from well proportioned, 0 the best; null where a room breaks a rule. */
export function rateLevels(levels: readonly MeasuredLevel[]): number | null {
  const rooms = levels.flatMap((level) => level.rooms);
  const whole = rooms.filter(({ kind }) => isIndoor(kind)).reduce((sum, { area }) => sum + area, 0);
  const faults = rooms.map((room) => fault(room, whole));
  if (!faults.every((one) => one !== null) || !levels.every(isLit)) return null;
  const main = rooms.find(({ name }) => name === 'Alcoba principal');
  const isMainLargest = rooms.every(({ kind, area }) => kind !== 'bedroom' || area <= (main?.area ?? area) + 0.01);
  return faults.reduce((sum, one) => sum + one, 0) + (isMainLargest ? 0 : 6);
}

function fault({ kind, width, height, area }: Room, whole: number): number | null {
  const rule = rules[kind];
  if (!rule) return 0;
  const side = Math.min(width, height);
  const ratio = Math.max(width, height) / side;
  if (side < rule.side || area < rule.area || ratio > rule.longest) return null;
  const ample = rule.ample[0] + rule.ample[1] * whole;
  const long = (mayBeLong[kind] ?? 1) * Math.max(0, ratio - 1.35) ** 2;
  return long + (Math.max(0, area - ample) / ample) ** 2 * 6 + (kind === 'bedroom' ? Math.max(0, 8 - area) * 0.15 : 0);
}

/** Every bedroom has a window of its own. */
function isLit({ rooms, windows, doors }: MeasuredLevel): boolean {
  return rooms
    .filter(({ kind }) => kind === 'bedroom')
    .every(
      ({ name }) =>
        windows.some(({ room, length }) => room === name && length >= 0.9) ||
        doors.some(({ kind, from }) => kind === 'sliding' && from === name),
    );
}
