import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useFact } from '@umbral/kit/remote/use-fact.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { favouritesTexts } from '../texts/favourites-texts.ts';
import css from './favourites.module.css';
import type { loader } from './favourites-route.ts';

/** The saved plants; one that is removed leaves the list at once [R093]. */
export function FavouritesPage() {
  const { own: cards, counts } = useLoaderData<typeof loader>();
  const saved = useFact('account/favourites-changed')?.plantIds;
  const shown = saved ? cards.filter((card) => saved.includes(card.id)) : cards;
  return (
    <AccountFrame
      screen="favourites"
      counts={{ ...counts, favourites: shown.length }}
      title={favouritesTexts.title}
      lead={shown.length > 0 ? favouritesTexts.intro(shown.length) : undefined}
    >
      {shown.length === 0 ? <NoFavourites /> : <Favourites cards={shown} />}
    </AccountFrame>
  );
}

function Favourites({ cards }: { readonly cards: readonly PlantCard[] }) {
  return (
    <CardGrid label={favouritesTexts.title}>
      {cards.map((card, index) => (
        <ListedPlant key={card.id} card={card} priority={index === 0 ? 'high' : 'lazy'} />
      ))}
    </CardGrid>
  );
}

function NoFavourites() {
  return (
    <>
      <EmptyState
        title={favouritesTexts.empty}
        actions={<ButtonLink href={routes.housing.href()}>{favouritesTexts.explore}</ButtonLink>}
      >
        {favouritesTexts.emptyHint}
      </EmptyState>
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={css.projects} />
    </>
  );
}
