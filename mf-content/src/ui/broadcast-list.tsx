import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { calendarIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';
import { type Broadcast, timesElsewhere } from './broadcast.ts';
import css from './broadcast-list.module.css';
import { useVisitorZone } from './use-visitor-zone.ts';

interface BroadcastListProps {
  readonly broadcasts: readonly Broadcast[];
  /** `table` for a whole month: one line each where there is room; `row` for a few side by side. */
  readonly look?: 'list' | 'row' | 'table';
  /** On the programme's own page its name would only repeat the title. */
  readonly isOfOneProgramme?: boolean;
}

/** Broadcasts in their order; where the visitor's clock shows another time, that too. */
export function BroadcastList({ broadcasts, look = 'list', isOfOneProgramme }: BroadcastListProps) {
  const zone = useVisitorZone();
  return (
    <ul className={classNames(css.list, look !== 'list' && css[look])}>
      {broadcasts.map((broadcast) => (
        <Line key={broadcast.id} broadcast={broadcast} zone={zone} isNamed={!isOfOneProgramme} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly broadcast: Broadcast;
  readonly zone?: string;
  readonly isNamed: boolean;
}

function Line({ broadcast, zone, isNamed }: LineProps) {
  const { day, times, startsAt, programme, href, episode, channel, reminderHref } = broadcast;
  const own = zone && timesElsewhere(broadcast, zone);
  return (
    <li className={css.broadcast}>
      <p className={css.when}>
        <time dateTime={startsAt}>
          <span className={css.day}>{day}</span> <span className={css.times}>{times}</span>
        </time>
        {own && <span className={css.own}>{own}</span>}
      </p>
      <p className={css.what}>
        {isNamed && <Anchor href={href}>{programme}</Anchor>}
        {episode && <span className={css.episode}>{episode}</span>}
      </p>
      <p className={css.channel}>{channel}</p>
      {reminderHref && (
        <a href={reminderHref} download className={css.remind} aria-label={texts.remindOf(programme, day)}>
          <Icon of={calendarIcon} size="s" />
          {texts.remind}
        </a>
      )}
    </li>
  );
}
