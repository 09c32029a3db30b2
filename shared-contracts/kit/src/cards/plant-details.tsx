// By the package's name: this request is shared with the shell in the browser.
import { routes } from '@umbral/domain/routes/table.ts';
import { memo } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { eyeOffIcon } from '../media/icons.ts';
import { remoteTexts as texts } from '../remote/remote-texts.ts';
import { useSession } from '../remote/use-session.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import type { PlantCard } from './plant-card.ts';
import { CardDetails } from './project-card-details.tsx';

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
