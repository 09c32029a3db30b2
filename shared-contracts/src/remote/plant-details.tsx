import { memo } from 'react';
// By the package's name: this request is shared with the shell in the browser.
import { routes } from 'shared-contracts/routes/table.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { eyeOffIcon } from '../ui/icons.ts';
import type { PlantCard } from '../ui/plant-card.ts';
import { CardDetails } from '../ui/project-card-details.tsx';
import { remoteTexts as texts } from './remote-texts.ts';
import { ShareButton } from './share-button.tsx';
import { useSession } from './use-session.ts';

interface PlantDetailsProps {
  /** The home that the card shows. */
  readonly card: PlantCard;
  /** The home that the list knows: the card may show another area of its project. */
  readonly listedId: number;
  /** The visitor is not interested; without it there is no button for that. */
  readonly onHide?: (id: number) => void;
}

/** The lower half of a plant's card; drawn again only for another plant, which may be later than the half above it. */
export const PlantDetails = memo(function PlantDetails({ card, listedId, onHide }: PlantDetailsProps) {
  const isAdmin = useSession()?.roles.includes('administrador');
  const { title, href, projectId } = card;
  return (
    <CardDetails
      project={card}
      tools={
        <>
          <ShareButton title={title} href={href} />
          {onHide && <IconButton icon={eyeOffIcon} label={texts.hide(title)} onClick={() => onHide(listedId)} />}
        </>
      }
      editHref={isAdmin ? routes.builderEditProject.href({ id: String(projectId) }) : undefined}
    />
  );
});
