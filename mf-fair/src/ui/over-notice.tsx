import { Notice } from '@umbral/kit/states/notice.tsx';
import type { FairCard } from '../model/fair-card.ts';
import { isFairOver } from '../model/session-state.ts';
import { texts } from '../texts.ts';

interface OverNoticeProps {
  readonly fair: Pick<FairCard, 'name' | 'ends' | 'endsOn'>;
  /** Milliseconds. */
  readonly moment: number;
}

/** Says, also while the page is open, that the fair is over; the page stays as it is. */
export function OverNotice({ fair: { name, ends, endsOn }, moment }: OverNoticeProps) {
  return (
    <div role="status">
      {isFairOver(endsOn, moment) && <Notice tone="warning">{texts.virtual.over(name, ends)}</Notice>}
    </div>
  );
}
