import { ListedPlant } from 'shared-contracts/remote/listed-plant.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { Pagination } from 'shared-contracts/ui/pagination.tsx';
import { texts } from '../texts.ts';
import { gridSizes } from '../ui/grid-sizes.ts';
import type { ListingData } from '../ui/listing-data.ts';
import css from './results.module.css';

/** The cards of this page and the way to the others [B008, B040]. */
export function Results({ data: { cards, page, pages, firstPage } }: { readonly data: ListingData }) {
  return (
    <>
      <CardGrid className={css.grid} label={texts.results}>
        {cards.map((card, index) => (
          <ListedPlant key={card.id} card={card} priority={index === 0 ? 'high' : 'lazy'} sizes={gridSizes} />
        ))}
      </CardGrid>
      <Pagination current={page} total={pages} hrefOf={(number) => pageHref(firstPage, number)} />
    </>
  );
}

function pageHref(firstPage: string, page: number): string {
  if (page === 1) return firstPage;
  return `${firstPage}${firstPage.includes('?') ? '&' : '?'}page=${page}`;
}
