import { formatMoney } from '@umbral/domain/format/format.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { CardActions } from '@umbral/kit/cards/card-actions.tsx';
import { inCurrency } from '@umbral/kit/cards/in-currency.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { Price } from '@umbral/kit/cards/price.tsx';
import { ProjectFacts } from '@umbral/kit/cards/project-facts.tsx';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { loadHomes } from './home-queries.ts';
import css from './map-card.module.css';

interface MapCardProps {
  readonly state: SearchState;
  readonly project: number;
  /** Opened by key: the focus comes along. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** The card of a project in its place on the map; several homes of it one after the other. */
export function MapCard({ state, project, takesFocus, onClose }: MapCardProps) {
  const card = useRef<HTMLElement>(null);
  const homes = useHomes(state, project);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const home = homes?.[index];
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={css.card}
      aria-label={texts.card}
      aria-busy={homes === undefined}
      onKeyDown={leave}
    >
      {home && <Home key={home.id} home={home} />}
      <div className={css.buttons}>
        {homes && homes.length > 1 && (
          <div className={css.pager}>
            <IconButton
              icon={chevronLeftIcon}
              label={texts.previousHome}
              onClick={() => setIndex((index + homes.length - 1) % homes.length)}
            />
            <output className="num">{texts.homeOf(index + 1, homes.length)}</output>
            <IconButton
              icon={chevronRightIcon}
              label={texts.nextHome}
              onClick={() => setIndex((index + 1) % homes.length)}
            />
          </div>
        )}
        <IconButton icon={closeIcon} label={texts.closeCard} onClick={onClose} className={css.close} />
      </div>
    </section>
  );
}

function Home({ home }: { readonly home: PlantCard }) {
  const shown = inCurrency(home, useCurrency());
  const [image] = shown.images;
  return (
    <article className={css.home} data-impression={home.id}>
      <div className={css.media}>{image && <Picture image={image} ratio="fill" sizes="160px" priority="eager" />}</div>
      <div className={css.body}>
        <Price money={shown.price} />
        {shown.monthlyFee && (
          <p className={css.small}>{`${uiTexts.approximateFee} ${formatMoney(shown.monthlyFee)}`}</p>
        )}
        <h2 className={css.title}>
          <Anchor href={shown.href} className={css.link}>
            {shown.title}
          </Anchor>
        </h2>
        <ProjectFacts {...shown} />
        <p className={css.small}>{[shown.zone, shown.city].filter(Boolean).join(', ')}</p>
      </div>
      <div className={css.actions}>
        <CardActions card={home} />
      </div>
    </article>
  );
}

function useHomes(state: SearchState, project: number): readonly PlantCard[] | undefined {
  const { environment, toast } = useRemote();
  const [found, setFound] = useState<{ readonly project: number; readonly homes: readonly PlantCard[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the homes of an open card stay while filters change
  useEffect(() => {
    const stop = new AbortController();
    loadHomes({ search: environment.search, state, signal: stop.signal }, project).then(
      (homes) => setFound({ project, homes }),
      () => {
        if (!stop.signal.aborted) toast({ tone: 'error', text: texts.cardFailed });
      },
    );
    return () => stop.abort();
  }, [environment.search, project, toast]);
  return found?.project === project ? found.homes : undefined;
}
