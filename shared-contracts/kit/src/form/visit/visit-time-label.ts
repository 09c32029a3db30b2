import { formatClock } from '@umbral/domain/format/format-date.ts';
import { visitTexts as texts } from './visit-texts.ts';
import { visitorClock } from './visitor-zone.ts';

/** What two clocks say at the same moment. */
export interface Clocks {
  /** In Colombia. */
  readonly here: string;
  /** Where the visitor is; absent where it is the same. */
  readonly there?: string;
}

/** A time of Colombia (`HH:MM`) by both clocks. */
export function clocksOf(day: string, time: string): Clocks {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { here: formatClock(hours, minutes), there: visitorClock(day, time) };
}

/** A time of Colombia (`HH:MM`), and what the visitor's own clock says then where it is another. */
export function visitTimeLabel(day: string, time: string): string {
  const { here, there } = clocksOf(day, time);
  return there ? texts.bothClocks(here, there) : here;
}
