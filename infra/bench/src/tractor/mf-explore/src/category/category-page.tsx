import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import { exploreTexts as texts } from '../texts.ts';
import { Photo } from '../ui/photo.tsx';
import { ShopFrame } from '../ui/shop-frame.tsx';
import css from './category-page.module.css';
import type { loader } from './category-route.ts';

/** Pictures that a first view may show. */
const inSight = 6;

/** The tractors of a category. */
export function CategoryPage() {
  const { title, products, filters } = useLoaderData<typeof loader>();
  return (
    <ShopFrame>
      <h1>{title}</h1>
      <div className={css.subline}>
        <p>{texts.count(products.length)}</p>
        <nav className={css.filters} aria-label={texts.filter}>
          {texts.filter}
          {filters.map(({ name, url, isActive }) => (
            <Link key={url} to={url} aria-current={isActive ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <ul className={css.list}>
        {products.map(({ id, name, image, startPrice, url }, index) => (
          <li key={id}>
            <Link className={css.product} to={url}>
              <Photo image={image} widths={[200, 400, 800]} sizes="300px" isLater={index >= inSight} />
              <span>{name}</span>
              <span>{texts.price(startPrice)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </ShopFrame>
  );
}
