import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { classNames } from 'shared-contracts/ui/class-names.ts';
import { type Broadcast, timesElsewhere } from '../model/broadcast.ts';
import css from './broadcast-list.module.css';
import { useVisitorZone } from './use-visitor-zone.ts';

interface BroadcastListProps {
  readonly broadcasts: readonly Broadcast[];
  /** `table` for a whole month: one line each where there is room. */
  readonly look?: 'list' | 'table';
}

/** Broadcasts in their order; where the visitor's clock shows another time, that too. */
export function BroadcastList({ broadcasts, look = 'list' }: BroadcastListProps) {
  const zone = useVisitorZone();
  return (
    <ul className={classNames(css.list, look === 'table' && css.table)}>
      {broadcasts.map((broadcast) => (
        <Line key={broadcast.id} broadcast={broadcast} zone={zone} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly broadcast: Broadcast;
  readonly zone?: string;
}

function Line({ broadcast, zone }: LineProps) {
  const { day, times, startsAt, programme, href, episode, channel } = broadcast;
  const own = zone && timesElsewhere(broadcast, zone);
  return (
    <li className={css.broadcast}>
      <p className={css.when}>
        <time dateTime={startsAt}>
          <span className={css.day}>{day}</span> <span>{times}</span>
        </time>
        {own && <span className={css.own}>{own}</span>}
      </p>
      <p className={css.what}>
        <Anchor href={href}>{programme}</Anchor>
        {episode && <span className={css.episode}>{episode}</span>}
      </p>
      <p className={css.channel}>{channel}</p>
    </li>
  );
}
