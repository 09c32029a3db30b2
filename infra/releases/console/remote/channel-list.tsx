import { type AppPicture, channelNames } from '../../src/console/picture-schema.ts';
import { ChannelRow } from '../now/channel-row.tsx';
import css from './channels.module.css';

/** The channels of one application side by side. */
export function ChannelList({ channels }: Pick<AppPicture, 'channels'>) {
  return (
    <dl className={css.channels}>
      {channelNames.map((name) => {
        const channel = channels[name];
        return channel && <ChannelRow key={name} name={name} channel={channel} />;
      })}
    </dl>
  );
}
