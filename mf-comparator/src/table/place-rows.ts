import { formatMinutes } from '@umbral/domain/format/format-minutes.ts';
import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import type { OwnPlace } from '@umbral/kit/own-places/own-places.ts';
import type { MinutesByHome } from '@umbral/kit/own-places/use-own-minutes.ts';
import { bestOf } from '../model/best-value.ts';
import { noDataText } from '../model/comparison-row-texts.ts';
import { texts } from '../texts.ts';
import { type ComparedColumn, type TableRow, tableRow } from './compared-column.ts';

/** How far each home is from each place of the visitor's; `minutes` is absent while nobody knows it yet. */
export function placeRows(
  columns: readonly ComparedColumn[],
  places: readonly OwnPlace[],
  minutes: MinutesByHome | undefined,
): readonly TableRow[] {
  return places.map(({ name }, place) => {
    const ways = columns.map(({ id }) => minutes?.get(id)?.[place] ?? undefined);
    const unknown = minutes ? noDataText : texts.places.pending;
    const values = ways.map((way) => (way ? wayText(way) : unknown));
    return tableRow(
      `place-${name}`,
      name,
      values,
      bestOf(
        ways.map((way) => way && soonest(way)),
        'less',
      ),
      texts.best.place,
    );
  });
}

/** On foot or by transit, whichever takes less: few go everywhere by bicycle, so that it is told and not judged. */
function soonest({ walk, transit }: TravelMinutes): number {
  return Math.min(walk, transit ?? walk);
}

function wayText(way: TravelMinutes): string {
  const minutes = soonest(way);
  const told = formatMinutes(minutes);
  const first = minutes === way.walk ? texts.places.walk(told) : texts.places.transit(told);
  return `${first} · ${texts.places.cycle(formatMinutes(way.cycle))}`;
}
