import type { Violation } from './source-file.ts';

/** A condition on a width that is told in pixels. */
const widthInPixels = /@(media|container)[^{]*-width:\s*[\d.]+px/g;

/**
 * Sheets of pages: where a layout changes is told in letters (em for the screen, rem for a container). Whoever sets the
 * browser's text twice as large has half as much room, and gets the layout that fits.
 */
export function sheetViolations(path: string, text: string): Violation[] {
  return [...text.matchAll(widthInPixels)].map(({ 0: found, 1: kind, index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    sentence: `"${found}": tell the width in ${kind === 'media' ? 'em' : 'rem'}, a sixteenth of the pixels`,
  }));
}
