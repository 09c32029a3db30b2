import type { FairCard } from '../model/fair-card.ts';
import { texts } from '../texts.ts';
import css from './virtual-fair.module.css';

interface FairDebugProps {
  readonly fair: FairCard;
  readonly region: string;
  readonly total: number;
}

/** What the page was made from, for QA: `?debug=fair` [B083]. */
export function FairDebug({ fair, region, total }: FairDebugProps) {
  const { hyphenized, isActive, startsOn, endsOn, daysLeft } = fair;
  return (
    <section className={css.debug} aria-label={texts.virtual.debug}>
      <pre>{JSON.stringify({ hyphenized, isActive, startsOn, endsOn, daysLeft, region, total }, null, 2)}</pre>
    </section>
  );
}
