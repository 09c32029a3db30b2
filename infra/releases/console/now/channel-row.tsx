import type { ChannelPicture, channelNames } from '../../src/console/picture-schema.ts';
import css from './channel-row.module.css';
import { nowTexts } from './now-texts.ts';
import { RelativeTime } from './relative-time.tsx';

interface ChannelRowProps {
  readonly name: (typeof channelNames)[number];
  readonly channel: ChannelPicture;
}

/** One channel of an application: its version, its share, since when, by whom and why. */
export function ChannelRow({ name, channel: { version, share, since, actor, reason } }: ChannelRowProps) {
  return (
    <div className={css.channel}>
      <dt className={css.label}>
        {nowTexts.channels[name]}
        {share !== null && <span className={css.share}>{nowTexts.percent(share)}</span>}
      </dt>
      <dd>
        <span className={css.version}>{version}</span>
        {share !== null && <meter className={css.meter} min={0} max={10_000} value={share} aria-hidden />}
        {since && actor && (
          <span className={css.quiet}>
            <RelativeTime at={since} /> {nowTexts.by(actor)}
            {reason && `: ${reason}`}
          </span>
        )}
      </dd>
    </div>
  );
}
