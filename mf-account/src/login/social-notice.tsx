import { Notice } from '@umbral/kit/states/notice.tsx';
import { socialTexts } from '../texts/social-texts.ts';
import type { SocialNews } from './use-social-landing.ts';

/** Says what came of the way back from a provider [M068-M070]. */
export function SocialNotice({ of: news }: { readonly of: Exclude<SocialNews, { kind: 'step' }> }) {
  if (news.kind === 'entering') return <Notice role="status">{socialTexts.entering}</Notice>;
  if (news.kind === 'existing') return <Notice role="status">{news.reason}</Notice>;
  return (
    <Notice tone="error" role="alert">
      <strong>{socialTexts.failed}</strong>
      {news.sentence && <p>{news.sentence}</p>}
    </Notice>
  );
}
