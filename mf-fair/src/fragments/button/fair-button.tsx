import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { shopIcon } from '@umbral/kit/media/icons.ts';
import { useFact } from '@umbral/kit/remote/use-fact.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { Payload } from '@umbral/protocol/events/catalogue.ts';
import { useEffect } from 'react';
import { fairDoor } from '../../model/fair-card.ts';
import { texts } from '../../texts.ts';
import type { topics } from '../../topics.ts';
import css from './fair-button.module.css';
import type { FairInForce } from './fair-in-force.ts';
import { useFairInForce } from './use-fair-in-force.ts';

interface FairButtonProps {
  readonly data: { readonly fair: FairInForce | null };
}

/** Tells every page whether a fair is on, and leads to it from pages that are not of a fair or of the news [B120, M053]. */
export function FairButton({ data }: FairButtonProps) {
  const bus = useTopics<typeof topics>();
  const fair = useFairInForce(data.fair);
  const page = useFact('shell/navigated');
  const hyphenized = fair?.hyphenized ?? null;
  useEffect(() => {
    bus.publish('fair/state-changed', { active: hyphenized !== null, hyphenized });
  }, [bus, hyphenized]);
  if (!fair || !isCalledToFair(page)) return null;
  return (
    <Anchor className={css.button} href={fairDoor(fair)} title={fair.name} data-boundary="mf-fair">
      <Icon of={shopIcon} />
      <span className={css.word}>{texts.fair.seeProjects}</span>
    </Anchor>
  );
}

/** Readers of the news are not called away, and who is at a fair is there already. */
function isCalledToFair(page: Payload<'shell/navigated'> | undefined): boolean {
  const path = page?.path ?? '';
  const news = routes.news.href();
  return page?.owner !== 'mf-fair' && path !== news && !path.startsWith(`${news}/`);
}
