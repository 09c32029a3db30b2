import { LinkChip } from '@umbral/kit/actions/chip.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useParams } from '@umbral/protocol/router/router.ts';
import { consoleUrls } from '../../src/console/console-urls.ts';
import type { AppPicture } from '../../src/console/picture-schema.ts';
import { useChange } from '../change/use-change.tsx';
import type { Wish } from '../change/wish.ts';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { usePicture } from '../now/use-picture.ts';
import { mayChange, useSession } from '../session/session-context.ts';
import { SettingList } from '../settings/setting-list.tsx';
import { Advance } from './advance.tsx';
import { ChannelActions } from './channel-actions.tsx';
import { ChannelList } from './channel-list.tsx';
import { History } from './history.tsx';
import { remoteTexts } from './remote-texts.ts';
import { VersionDifference } from './version-difference.tsx';
import { VersionList } from './version-list.tsx';

/** One application: its channels, its versions, what differs between them, and what was decided. */
export function RemotePage() {
  const { app = '' } = useParams();
  const { picture } = usePicture();
  if (!picture) return <Skeleton shape="block" count={3} />;
  const found = picture.apps.find((one) => one.app === app);
  if (found) return <Remote key={app} picture={found} seq={picture.seq} />;
  return (
    <EmptyState
      title={remoteTexts.unknown(app)}
      actions={<LinkChip href={consoleUrls.now}>{remoteTexts.backToNow}</LinkChip>}
    />
  );
}

function Remote({ picture, seq }: { readonly picture: AppPicture; readonly seq: number }) {
  const { app, team, channels } = picture;
  const { identity } = useSession();
  const change = useChange();
  const isMine = mayChange(identity, app);
  const wishFor = isMine ? (wish: Wish) => change.ask({ app, wish, seq }) : undefined;
  return (
    <>
      <ScreenHeading
        title={app}
        lead={remoteTexts.lead(team)}
        action={wishFor && <ChannelActions channels={channels} onWish={wishFor} />}
      />
      {!isMine && <Notice>{remoteTexts.readOnly}</Notice>}
      {isMine && <Advance app={app} channels={channels} onAsk={change.ask} />}
      {change.done}
      <ChannelList channels={channels} />
      <SettingList app={app} seq={seq} isMine={isMine} />
      <section aria-labelledby="versions">
        <SectionHeading id="versions">{remoteTexts.versions}</SectionHeading>
        <VersionList key={seq} app={app} onWish={wishFor} isPinned={channels.pin !== undefined} />
      </section>
      <section aria-labelledby="compare">
        <SectionHeading id="compare">{remoteTexts.compare}</SectionHeading>
        <VersionDifference app={app} />
      </section>
      <section aria-labelledby="history">
        <SectionHeading id="history">{remoteTexts.history}</SectionHeading>
        <History key={seq} app={app} />
      </section>
      {change.dialog}
    </>
  );
}
