import { formatArea, formatMoney } from '@umbral/domain/format/format.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { copyIcon, mailIcon, shareIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { copyLink, shareLink } from '@umbral/kit/sharing/share-link.ts';
import type { PlantData } from '../model/plant-data.ts';
import { qrHref } from '../model/qr-href.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import css from './share-dialog.module.css';

export interface ShareDialogProps {
  readonly plant: PlantData;
  readonly onClose: () => void;
}

/** Passes the page on: to an app of the device, as a link, by WhatsApp or mail, or to a camera [M096]. */
export function ShareDialog({ plant, onClose }: ShareDialogProps) {
  const { toast } = useRemote();
  const { href } = plant;
  const title = `${plant.projectTitle} · ${plant.plantTitle}`;
  const url = `${location.origin}${href}`;
  const message = texts.shareText(title, factsOf(plant));
  const look = buttonClass({ look: 'secondary', wide: true });
  return (
    <Dialog isOpen onClose={onClose} variant="sheet" size="s" title={texts.shareTitle}>
      <div className={css.ways}>
        {'share' in navigator && (
          <Button icon={shareIcon} wide onClick={() => void shareLink({ title, href }, toast)}>
            {texts.shareSystem}
          </Button>
        )}
        <Button look="secondary" icon={copyIcon} wide onClick={() => void copyLink(href, toast)}>
          {texts.shareCopy}
        </Button>
        <a
          className={look}
          href={`https://wa.me/?${new URLSearchParams({ text: `${message} ${url}` })}`}
          target="_blank"
          rel="noopener"
        >
          <Icon of={whatsappIcon} />
          {texts.shareWhatsapp}
        </a>
        <a
          className={look}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message}\n${url}`)}`}
        >
          <Icon of={mailIcon} />
          {texts.shareMail}
        </a>
        <figure className={css.code}>
          <img src={qrHref(plant.id)} alt={texts.qr} width={168} height={168} className={css.picture} />
          <figcaption className={css.note}>{texts.qrNote}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}

/** "Bogotá, 58 m², 2 habitaciones, $ 400.000.000"; in pesos, as those who get it may see another currency. */
function factsOf({ place, measures, money }: PlantData): string {
  const { rooms, builtM2 } = measures;
  const parts = [
    place.city,
    formatArea(builtM2),
    rooms ? `${rooms} ${plantTexts.rooms(rooms).toLowerCase()}` : undefined,
    money ? formatMoney({ amount: money.priceCop, currency: 'cop' }) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}
