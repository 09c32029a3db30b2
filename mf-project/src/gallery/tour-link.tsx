import { type MouseEvent, useState } from 'react';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { tour360Icon } from 'shared-contracts/ui/icons.ts';
import type { PanoramaDialogProps } from '../panorama/panorama-dialog.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

interface TourLinkProps {
  /** Name of the project. */
  readonly title: string;
  readonly href: string;
}

/** Panoramas of the portal's own library turn in its viewer; builders may give a tour that lives elsewhere. */
const isOwnPanorama = (href: string) => href.startsWith('/media/');

/** Opens the tour: here, over the page, or in a tab of its own where it is another site's or there is no script. */
export function TourLink({ title, href }: TourLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [Panorama, load] = useLazyDialog<PanoramaDialogProps>(
    async () => (await import('../panorama/panorama-dialog.tsx')).PanoramaDialog,
  );
  const open = (event: MouseEvent) => {
    if (!isOwnPanorama(href) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    load();
  };
  return (
    <>
      <ButtonLink
        look="secondary"
        size="s"
        icon={tour360Icon}
        href={href}
        target="_blank"
        rel="noopener"
        onClick={open}
      >
        {texts.tour}
      </ButtonLink>
      {isOpen && Panorama && <Panorama title={title} src={href} onClose={() => setOpen(false)} />}
    </>
  );
}
