import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { useReadAfterMerge } from '../device/use-read-after-merge.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { favouritesTexts } from '../texts/favourites-texts.ts';
import { useListFocus } from '../ui/use-list-focus.ts';
import css from './favourites.module.css';
import type { loader } from './favourites-route.ts';
import { KeptHomes } from './kept-homes.tsx';
import { NoHomes } from './no-homes.tsx';
import { useKeptHomes } from './use-kept-homes.ts';

/** The saved plants with their lists and notes; one that is removed leaves at once [R093, R079, B136]. */
export function FavouritesPage() {
  const { own, counts } = useLoaderData<typeof loader>();
  const homes = useKeptHomes(own.homes);
  useListFocus(homes.length);
  useReadAfterMerge();
  return (
    <AccountFrame
      screen="favourites"
      counts={{ ...counts, favourites: homes.length }}
      title={favouritesTexts.title}
      lead={homes.length > 0 ? favouritesTexts.intro(homes.length) : undefined}
    >
      {homes.length === 0 ? <NoFavourites /> : <KeptHomes homes={homes} lists={own.lists} />}
    </AccountFrame>
  );
}

function NoFavourites() {
  return (
    <>
      <NoHomes />
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={css.projects} />
    </>
  );
}
