import type { FairCard } from '../model/fair-card.ts';
import { daysLeft } from '../model/fair-days.ts';
import { isFairOver } from '../model/session-state.ts';
import { texts } from '../texts.ts';

/** How long a fair is still on at a moment (milliseconds), in words; the day of its end once it is over. */
export function fairSpan({ endsOn, ends }: Pick<FairCard, 'endsOn' | 'ends'>, moment: number): string {
  return isFairOver(endsOn, moment) ? texts.fair.ended(ends) : texts.fair.daysLeft(daysLeft(endsOn, moment), ends);
}
