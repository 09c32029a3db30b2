import { ChipButton } from '@umbral/kit/actions/chip.tsx';
import { locateIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { useState } from 'react';
import type { NearMe } from '../search-box/near-me-href.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { nearTexts } from '../texts/near-texts.ts';
import { useAttempt } from '../ui/use-attempt.ts';
import css from './near-me-chip.module.css';

/** Homes around the visitor: the device is asked at a press only [B038]. */
export function NearMeChip() {
  const remote = useRemote();
  const begin = useAttempt();
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    if (isLocating) return;
    const attempt = begin();
    attempt.addEventListener('abort', () => setLocating(false));
    setLocating(true);
    const { href, messages } = await findListing(remote).catch((): NearMe => ({ messages: [nearTexts.failed] }));
    if (attempt.aborted) return;
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

async function findListing(remote: RemoteContext): Promise<NearMe> {
  const { nearMeHref } = await import(/* webpackChunkName: "near-me-href" */ '../search-box/near-me-href.ts');
  return nearMeHref(remote);
}
