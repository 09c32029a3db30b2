import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { memo, useEffect, useRef, useState } from 'react';
import { useSettled } from '../ui/use-settled.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { CompactPlants, PlantsTable } from './densities.ts';
import { useMarkedPlants } from './marked-plants.ts';
import { pageHref } from './page-href.ts';
import { PlantGrid } from './plant-grid.tsx';
import css from './results.module.css';
import { ResultsFoot } from './results-foot.tsx';
import { SeenPlants } from './seen-plants.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useLayoutCards } from './use-layout-cards.ts';
import { useMore } from './use-more.ts';
import { usePlantMarks } from './use-plant-marks.ts';

interface ResultsProps {
  readonly data: ListingData;
  /** Address of a search that failed while these results stayed. */
  readonly failed?: string;
}

/** The plants of this page in the chosen layout and the way to the others [B008, B040]. */
export const Results = memo(function Results({ data, failed }: ResultsProps) {
  const container = useRef<HTMLDivElement>(null);
  const more = useMore(data, container);
  const marks = usePlantMarks(container);
  // An object, so that the same home can be shown again twice.
  const [shown, setShown] = useState<{ readonly id: number }>();
  const marked = useMarkedPlants(marks, setShown, more.cards);
  useEffect(() => {
    const cell = shown && container.current?.querySelector(`[data-plant="${shown.id}"]`);
    cell?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
  }, [shown]);
  const cards = useLayoutCards(more.cards, data);
  return (
    <div ref={container} className={css.results}>
      <div className={css.opening}>
        <p className={css.reason}>{data.reason}</p>
        <UnitSwitch current={data.unit} units={data.units} />
      </div>
      {data.view === 'compact' && <CompactPlants.Part cards={cards} marked={marked} />}
      {data.view === 'table' && <PlantsTable.Part cards={cards} marked={marked} data={data} />}
      {data.view !== 'compact' && data.view !== 'table' && <PlantGrid cards={cards} marked={marked} />}
      <ResultsFoot
        data={data}
        more={more}
        marked={marked}
        hasFailed={failed !== undefined && failed === more.nextHref}
      />
      <Pages data={useSettled(data)} />
      <SeenPlants seen={marks?.seen} />
    </div>
  );
});

const Pages = memo(function Pages({ data: { page, pages, firstPage } }: Pick<ResultsProps, 'data'>) {
  return <Pagination current={page} total={pages} hrefOf={(number) => pageHref(firstPage, number)} />;
});
