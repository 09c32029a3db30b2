import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import { exploreTexts as texts } from '../texts.ts';
import { Photo } from '../ui/photo.tsx';
import { Recommendations } from '../ui/recommendations.tsx';
import { ShopFrame } from '../ui/shop-frame.tsx';
import css from './home-page.module.css';
import type { loader } from './home-route.ts';
import { teaserSizes, teaserWidths } from './teaser.ts';

/** The two categories, and what is recommended to everybody. */
export function HomePage() {
  const { teasers, recommended } = useLoaderData<typeof loader>();
  return (
    <ShopFrame>
      <h1 className="visually-hidden">{texts.store}</h1>
      <div className={css.teasers}>
        {teasers.map(({ title, image, url }) => (
          <Link key={url} className={css.teaser} to={url}>
            <Photo image={image} widths={teaserWidths} sizes={teaserSizes} ratio={[1000, 560]} />
            {title}
          </Link>
        ))}
      </div>
      <Recommendations data={recommended} />
    </ShopFrame>
  );
}
