import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { phoneIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { phoneHref, whatsappHref } from '../model/phone-href.ts';
import type { SalesRoom } from '../model/project-data.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import type { OpeningLineProps } from './opening-line.tsx';
import css from './phone-links.module.css';

interface PhoneLinksProps {
  /** Whose clicks they are; none are counted for a project without any plant. */
  readonly plantId?: number;
  /** What one asks about, and its page. */
  readonly title: string;
  readonly href: string;
  readonly contact: SalesRoom;
  /** Only the links, without what stands below them. */
  readonly isShort?: boolean;
}

/** WhatsApp and telephone: one click each, which is counted and for the telephone also shows the number [C074]. */
export function PhoneLinks({ plantId, title, href, contact, isShort }: PhoneLinksProps) {
  const { call, environment } = useRemote();
  const [isRevealed, setRevealed] = useState(false);
  const { phone, whatsapp, code, hours } = contact;
  const chatHref =
    whatsapp && whatsappHref(whatsapp, texts.whatsappMessage(title, code, `${environment.origin}${href}`));
  const count = async (type: 'phone' | 'whatsapp') => {
    if (plantId === undefined) return;
    const { countClick } = await import('../counting/count-click.ts');
    await countClick(call, plantId, type);
  };
  const dial = () => {
    if (!isRevealed) void count('phone');
    setRevealed(true);
  };
  return (
    <>
      <div className={css.links}>
        {chatHref && (
          <ButtonLink
            look="secondary"
            icon={whatsappIcon}
            href={chatHref}
            target="_blank"
            rel="noopener"
            onClick={() => void count('whatsapp')}
          >
            {texts.whatsapp}
          </ButtonLink>
        )}
        <ButtonLink
          look="secondary"
          icon={phoneIcon}
          href={phoneHref(phone)}
          onClick={dial}
          aria-label={isRevealed ? texts.callNumber(phone) : undefined}
          className={isRevealed ? css.number : undefined}
        >
          {isRevealed ? phone : texts.call}
        </ButtonLink>
      </div>
      {!isShort && hours && <Opening hours={hours} />}
      {!isShort && whatsapp && plantId !== undefined && <WhatsappCode plantId={plantId} />}
    </>
  );
}

/** Whether somebody attends now: what only the browser's clock knows comes into a place that is kept for it. */
function Opening(props: OpeningLineProps) {
  const [Line, setLine] = useState<ComponentType<OpeningLineProps>>();
  useEffect(() => {
    const load = async () => {
      const { OpeningLine } = await import(/* webpackChunkName: "opening-line" */ './opening-line.tsx');
      setLine(() => OpeningLine);
    };
    void load().catch(() => undefined);
  }, []);
  return <p className={css.opening}>{Line && <Line {...props} />}</p>;
}

/** For who sits at a computer and has WhatsApp on the telephone: the drawing is fetched when it is opened. */
function WhatsappCode({ plantId }: { readonly plantId: number }) {
  return (
    <details className={css.code}>
      <summary>{texts.whatsappCode}</summary>
      <img
        src={`/api/planta/${plantId}/whatsapp.svg`}
        alt={texts.whatsappCodeAlt}
        width={168}
        height={168}
        loading="lazy"
      />
      <p>{texts.whatsappCodeHelp}</p>
    </details>
  );
}
