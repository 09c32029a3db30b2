import { useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { ChipButton } from 'shared-contracts/ui/chip.tsx';
import { locateIcon } from 'shared-contracts/ui/icons.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import css from './near-me-chip.module.css';

/** Homes around the visitor: the device is asked at a press only [B038]. */
export function NearMeChip() {
  const remote = useRemote();
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    setLocating(true);
    const { nearMeHref } = await import(/* webpackChunkName: "near-me-href" */ '../autocomplete/near-me-href.ts');
    const { href, messages } = await nearMeHref(remote);
    setLocating(false);
    for (const text of messages) remote.toast({ tone: 'warning', text });
    if (href) remote.navigate(href);
  };
  return (
    <ChipButton icon={locateIcon} className={css.chip} aria-busy={isLocating || undefined} onClick={locate}>
      {isLocating ? texts.locating : texts.nearMe}
    </ChipButton>
  );
}
