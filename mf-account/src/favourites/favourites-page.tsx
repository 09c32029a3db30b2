import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { ListedPlant } from 'shared-contracts/remote/listed-plant.tsx';
import { useFact } from 'shared-contracts/remote/use-fact.ts';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { texts } from '../texts.ts';
import css from './favourites.module.css';
import type { loader } from './favourites-route.ts';

/** The saved plants; one that is removed leaves the list at once [R093]. */
export function FavouritesPage() {
  const { cards } = useLoaderData<typeof loader>();
  const saved = useFact('account/favourites-changed')?.plantIds;
  const shown = saved ? cards.filter((card) => saved.includes(card.id)) : cards;
  return (
    <Container className={css.page}>
      <PageHeading lead={shown.length > 0 ? texts.favourites.intro(shown.length) : undefined}>
        {texts.favourites.title}
      </PageHeading>
      {shown.length === 0 ? <NoFavourites /> : <Favourites cards={shown} />}
    </Container>
  );
}

function Favourites({ cards }: { readonly cards: readonly PlantCard[] }) {
  return (
    <CardGrid label={texts.favourites.title}>
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
        title={texts.favourites.empty}
        actions={<ButtonLink href={routes.housing.href()}>{texts.favourites.explore}</ButtonLink>}
      >
        {texts.favourites.emptyHint}
      </EmptyState>
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={css.projects} />
    </>
  );
}
