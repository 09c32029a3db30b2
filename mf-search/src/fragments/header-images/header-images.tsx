import type { Image } from '@umbral/domain/media/image.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { arrowRightIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { featuredTexts as texts } from '../../texts/featured-texts.ts';
import css from './header-images.module.css';

/** A picture that leads to a listing. */
export interface HeaderImage {
  readonly title: string;
  readonly href: string;
  readonly image: Omit<Image, 'alt' | 'thumbhash'>;
}

/** Pictures under the head of the home page, each the way into a listing; nothing at all where there are none [B124]. */
export function HeaderImages({ data }: { readonly data: readonly HeaderImage[] }) {
  if (data.length === 0) return null;
  return (
    <nav aria-label={texts.header}>
      <ul className={css.images}>
        {data.map(({ title, href, image }) => (
          <li key={href} className={css.image}>
            <Picture
              image={{ ...image, alt: '' }}
              ratio="16:9"
              sizes="(min-width: 1200px) 300px, (min-width: 680px) 46vw, 74vw"
            />
            <Anchor href={href} className={css.link}>
              {title}
              <Icon of={arrowRightIcon} size="s" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
