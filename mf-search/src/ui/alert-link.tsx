import { type ButtonLook, buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { bellIcon } from '@umbral/kit/media/icons.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { MouseEvent } from 'react';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import type { topics } from '../topics.ts';
import type { ListingData } from '../view-model/listing-data.ts';

interface AlertLinkProps extends ButtonLook {
  readonly data: Pick<ListingData, 'href' | 'alertHref'>;
  readonly className?: string;
  /** Before the modal opens. */
  readonly onOpen?: () => void;
}

/** Asks for an alert of a listing: the account's modal, or a page with a form where there is no script. */
export function AlertLink({ data: { href, alertHref }, className, onOpen, ...look }: AlertLinkProps) {
  const bus = useTopics<typeof topics>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen?.();
    bus.ask('account/create-alert', { path: href });
  };
  return (
    <a
      href={alertHref}
      rel="nofollow"
      className={buttonClass({ look: 'secondary', ...look }, className)}
      onClick={open}
    >
      <Icon of={bellIcon} />
      {texts.createAlert}
    </a>
  );
}
