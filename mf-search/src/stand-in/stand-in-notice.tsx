import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { standInTexts as texts } from '../texts/stand-in-texts.ts';

interface StandInNoticeProps {
  readonly of: 'listing' | 'home' | 'map';
  /** The same page once more. */
  readonly href: string;
}

/** Says what is missing from a page that was made without the index, and that it comes back. */
export function StandInNotice({ of, href }: StandInNoticeProps) {
  const words = fromHref(href)?.text;
  return (
    <Notice action={<Anchor href={href}>{texts.retry}</Anchor>}>
      {words === undefined ? texts[of] : texts.words(words)}
    </Notice>
  );
}
