import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { phoneIcon, whatsappIcon } from 'shared-contracts/ui/icons.ts';
import { phoneHref, whatsappHref } from '../model/phone-href.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import css from './phone-links.module.css';
import type { SalesRoom } from './project-data.ts';

interface PhoneLinksProps {
  /** Whose clicks they are; none are counted for a project without any plant. */
  readonly plantId?: number;
  /** What one asks about, and its page. */
  readonly title: string;
  readonly href: string;
  readonly contact: SalesRoom;
}

/** WhatsApp and telephone, each click counted [C074]. */
export function PhoneLinks({ plantId, title, href, contact }: PhoneLinksProps) {
  const { call, environment } = useRemote();
  const { phone, whatsapp } = contact;
  const count = async (type: 'phone' | 'whatsapp') => {
    if (plantId === undefined) return;
    const { countClick } = await import('./plant-counts.ts');
    await countClick(call, plantId, type);
  };
  return (
    <div className={css.links}>
      {whatsapp && (
        <ButtonLink
          look="secondary"
          icon={whatsappIcon}
          href={whatsappHref(whatsapp, texts.whatsappMessage(title, `${environment.origin}${href}`))}
          target="_blank"
          rel="noopener"
          onClick={() => void count('whatsapp')}
        >
          {texts.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" icon={phoneIcon} href={phoneHref(phone)} onClick={() => void count('phone')}>
        {texts.call}
      </ButtonLink>
    </div>
  );
}
