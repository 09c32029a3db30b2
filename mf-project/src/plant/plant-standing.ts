import { formatDateShort } from '@umbral/domain/format/format-date.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { premises } from '@umbral/domain/vocabulary/premises.ts';
import { interiorSpecificationLabels as labels } from '@umbral/domain/vocabulary/specification-labels.ts';
import type { InteriorSpecification } from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import type { PlantStanding, PricePoint } from '../model/plant-data.ts';
import { mapAround } from '../project/project-links.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import { lastTold } from './plant-details.ts';
import { unitAlertOf } from './plant-links.ts';

interface Finish {
  readonly label: string;
  /** Any of them is it. */
  readonly keys: readonly InteriorSpecification[];
}

/** What buyers of a home expect and do not always get. */
const expected: readonly Finish[] = [
  { label: labels['integral-kitchen'], keys: ['integral-kitchen', 'open-kitchen', 'kitchen-island'] },
  { label: labels.closets, keys: ['closets', 'walk-in-closet'] },
  { label: texts.floorFinish, keys: ['laminate-floor', 'porcelain-floor'] },
  { label: labels['gas-network'], keys: ['gas-network'] },
  { label: labels['water-heater'], keys: ['water-heater'] },
  { label: labels['storage-room'], keys: ['storage-room'] },
];

/** What stands around a plant beyond the home: homes for sale, programmes, and facts that are true on a day. */
export function standingOf(plant: Plant, history: readonly PricePoint[] = []): PlantStanding {
  const { project, views } = plant;
  const offersPrice = plant.price.kind === 'told';
  return {
    reported: formatDateShort(lastTold(plant)),
    since: formatDateShort(project.created_at),
    alert: unitAlertOf(plant),
    missing: missingOf(plant),
    isUnfinished: hasKey(plant, 'unfinished-delivery'),
    programmes: plant.programmes.map(({ slug, ...words }) => ({
      ...words,
      href: routes.tvProgramme.href({ id: slug }),
    })),
    views: views.count > 0 ? views : undefined,
    drop: offersPrice ? dropOf(history) : undefined,
    mapHref: mapAround(project),
    priceSince: offersPrice && history.length > 0 ? formatDateShort(history.at(-1)?.day ?? '') : undefined,
  };
}

const hasKey = ({ specifications }: Plant, key: InteriorSpecification) =>
  specifications.some((specification) => specification.key === key);

/** Nothing is said to be missing where the builder has told no finish at all. */
function missingOf(plant: Plant): string[] {
  const isTold = plant.specifications.some(({ kind }) => kind === 'interior');
  if (!isTold || premises.has(plant.type)) return [];
  const finishes = expected.filter(({ keys }) => !keys.some((key) => hasKey(plant, key))).map(({ label }) => label);
  return plant.parking_number ? finishes : [...finishes, texts.parking];
}

/** The last change of the price, where it fell by what can be told. */
function dropOf(history: readonly PricePoint[]): PlantStanding['drop'] {
  const [before, last] = history.slice(-2);
  if (!before || !last) return undefined;
  const percent = Math.round((1 - last.price / before.price) * 1000) / 10;
  return percent > 0 ? { percent, day: formatDateShort(last.day) } : undefined;
}
