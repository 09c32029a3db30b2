import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';

/** Nothing is kept yet, and how that changes. */
export function NoHomes() {
  return (
    <EmptyState title={texts.empty} actions={<ButtonLink href={routes.housing.href()}>{texts.explore}</ButtonLink>}>
      {texts.emptyHint}
    </EmptyState>
  );
}
