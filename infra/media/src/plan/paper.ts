import { type Box, type Room, walls } from './layout.ts';

/** Sheets in drawing units; a layout takes the one that its shape fills best. */
const sheets = {
  wide: { width: 1200, height: 900 },
  square: { width: 1000, height: 1000 },
  tall: { width: 900, height: 1200 },
} as const;

/** Room for dimension chains and for the title block. */
export const margins = { left: 104, right: 60, top: 104, bottom: 176 } as const;
/** Drawing units for a metre at most, so that a studio does not look like a palace. */
const largestScale = 118;

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** What a sheet shows around the rooms of a level, in metres. */
export function frameOf(rooms: readonly Room[]): Box {
  const left = Math.min(...rooms.map(({ x }) => x)) - walls.outer;
  const top = Math.min(...rooms.map(({ y }) => y)) - walls.outer;
  const width = Math.max(...rooms.map((room) => room.x + room.width)) + walls.outer - left;
  const height = Math.max(...rooms.map((room) => room.y + room.height)) + walls.outer - top;
  const sheet = sheetFor(width / height);
  const free = {
    width: sheet.width - margins.left - margins.right,
    height: sheet.height - margins.top - margins.bottom,
  };
  const scale = Math.min(free.width / width, free.height / height, largestScale);
  return {
    x: thousandths(left - (margins.left + (free.width - width * scale) / 2) / scale),
    y: thousandths(top - (margins.top + (free.height - height * scale) / 2) / scale),
    width: thousandths(sheet.width / scale),
    height: thousandths(sheet.height / scale),
  };
}

function sheetFor(ratio: number): { readonly width: number; readonly height: number } {
  if (ratio > 1.18) return sheets.wide;
  return ratio < 0.86 ? sheets.tall : sheets.square;
}

/** The sheet's size in drawing units for a frame. */
export function sheetOf({ width, height }: Box): { readonly width: number; readonly height: number } {
  return sheetFor(width / height);
}
