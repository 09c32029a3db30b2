import { routes } from '@umbral/domain/routes/table.ts';
import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { FairCard } from '../../model/fair-card.ts';
import { texts } from '../../texts.ts';
import css from './popup.module.css';

/** Tells once a session that a fair is on; not modal, so that it interrupts nobody [B082]. */
export function Popup({ data: { fair } }: { readonly data: { readonly fair: FairCard | null } }) {
  const { bus } = useRemote();
  const [isOpen, setOpen] = useState(fair !== null);
  useEffect(() => {
    bus.publish('fair/state-changed', { active: fair !== null, hyphenized: fair?.hyphenized ?? null });
  }, [bus, fair]);
  if (!fair || !isOpen) return null;
  const close = () => {
    markSeen();
    setOpen(false);
  };
  return (
    <section className={css.popup} aria-label={texts.popup.label} data-boundary="mf-fair">
      <IconButton className={css.close} icon={closeIcon} label={texts.popup.close} onClick={close} />
      <p className={css.title}>{texts.popup.title(fair.name)}</p>
      <p className={css.text}>{texts.fair.daysLeft(fair.daysLeft, fair.ends)}</p>
      <ButtonLink size="s" href={routes.virtualFair.href({ region: fair.region ?? 'home' })} onClick={close}>
        {texts.fair.seeProjects}
      </ButtonLink>
    </section>
  );
}

function markSeen(): void {
  try {
    sessionStorage.setItem(sessionKeys.fairPopUpSeen, '1');
  } catch {
    // Without storage it may come back on the next page.
  }
}
