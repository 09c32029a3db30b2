import { useState } from 'react';
// By the package's name: this request is shared with the shell in the browser.
import { routes } from 'shared-contracts/routes/table.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { eyeOffIcon } from '../ui/icons.ts';
import { inCurrency } from '../ui/in-currency.ts';
import type { PlantCard } from '../ui/plant-card.ts';
import { areasOf, cardOfArea } from '../ui/plant-card-areas.ts';
import { ProjectCard } from '../ui/project-card.tsx';
import { CardActions } from './card-actions.tsx';
import { remoteTexts as texts } from './remote-texts.ts';
import { ShareButton } from './share-button.tsx';
import { useCurrency } from './use-currency.ts';
import { useSession } from './use-session.ts';

interface ListedPlantProps {
  readonly card: PlantCard;
  readonly headingLevel?: 2 | 3;
  readonly priority?: 'high' | 'eager' | 'lazy';
  readonly sizes?: string;
  /** The visitor has been on its page. */
  readonly isSeen?: boolean;
  /** The visitor is not interested; without it there is no button for that. */
  readonly onHide?: () => void;
}

/**
 * A plant in any remote's list: in the visitor's currency, with the areas of its project, its buttons, and for
 * administrators the way to change it [B045, B046].
 */
export function ListedPlant({ card, headingLevel = 2, priority = 'lazy', sizes, isSeen, onHide }: ListedPlantProps) {
  const currency = useCurrency();
  const isAdmin = useSession()?.roles.includes('administrador');
  const [chosen, choose] = useState({ of: card.id, shownId: card.id });
  // Another plant may come into the place of this one.
  const shownId = chosen.of === card.id ? chosen.shownId : card.id;
  const shown = cardOfArea(card, shownId);
  const { title, href, projectId } = shown;
  return (
    <ProjectCard
      project={{ ...inCurrency(shown, currency), areas: areasOf(card, shownId) }}
      actions={<CardActions card={shown} />}
      tools={
        <>
          <ShareButton title={title} href={href} />
          {onHide && <IconButton icon={eyeOffIcon} label={texts.hide(title)} onClick={onHide} />}
        </>
      }
      editHref={isAdmin ? routes.builderEditProject.href({ id: String(projectId) }) : undefined}
      isSeen={isSeen}
      onChooseArea={(id) => choose({ of: card.id, shownId: id })}
      headingLevel={headingLevel}
      priority={priority}
      sizes={sizes}
    />
  );
}
