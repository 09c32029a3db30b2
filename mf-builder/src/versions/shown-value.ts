import { formatArea, formatDecimal, formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import {
  additionalCriterionLabels,
  nearbyPlaceCategoryLabels,
  propertyTypeLabels,
  subsidyLabels,
} from '@umbral/domain/vocabulary/labels.ts';
import { parkingKindLabels } from '@umbral/domain/vocabulary/parking-kind-labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import {
  commonServiceLabels,
  exteriorSpecificationLabels,
  interiorSpecificationLabels,
} from '@umbral/domain/vocabulary/specification-labels.ts';
import { versionsTexts as texts } from './versions-texts.ts';

/** A value as it is looked at: words, or entries of a list, with the keys of its pictures. */
export interface ShownValue {
  readonly lines: readonly string[];
  readonly pictures: readonly string[];
}

const money = /(^|\.)(price|price_from|m2_price|discount|\w*_fee|\w*_charges|\w*_expenses)$/;
const percent = /_percent$/;
const area = /_area$/;
const picture = /(^|\.)(logo|main_image|facades)$/;

/** Words for the values of closed lists; keys of different lists do not meet in a form with another meaning. */
const words: Readonly<Record<string, string>> = {
  ...buildingStatusLabels,
  ...projectCategoryLabels,
  ...additionalCriterionLabels,
  ...propertyTypeLabels,
  ...subsidyLabels,
  ...parkingKindLabels,
  ...nearbyPlaceCategoryLabels,
  ...exteriorSpecificationLabels,
  ...interiorSpecificationLabels,
  ...commonServiceLabels,
};

/** What a field holds, in words; `names` are those of places by number. */
export function shownValue(field: string, value: unknown, names: Readonly<Record<string, string>> = {}): ShownValue {
  if (value === null || value === undefined || value === '') return { lines: [texts.none], pictures: [] };
  if (Array.isArray(value)) return shownList(field, value, names);
  if (typeof value === 'object') return shownEntry(field, value);
  if (picture.test(field)) return { lines: [], pictures: [String(value)] };
  return { lines: [wordOf(field, value, names)], pictures: [] };
}

function wordOf(field: string, value: unknown, names: Readonly<Record<string, string>>): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return numberOf(field, value, names);
  const text = String(value);
  if (field.endsWith('_date')) return formatDate(text);
  return words[text] ?? text;
}

function numberOf(field: string, value: number, names: Readonly<Record<string, string>>): string {
  const name = names[`${field} ${value}`];
  if (name !== undefined) return name;
  if (money.test(field) && !field.endsWith('custom_fee_count')) return formatMoney({ amount: value, currency: 'cop' });
  if (percent.test(field)) return formatPercent(value);
  return area.test(field) ? formatArea(value) : formatDecimal(value);
}

function shownList(field: string, list: readonly unknown[], names: Readonly<Record<string, string>>): ShownValue {
  if (list.length === 0) return { lines: [texts.none], pictures: [] };
  const entries = list.map((entry) => shownValue(field, entry, names));
  return {
    lines: entries.flatMap(({ lines }) => lines),
    pictures: entries.flatMap(({ pictures }) => pictures),
  };
}

/** An entry of a list: what it is called, what else it says, and its picture. */
function shownEntry(field: string, entry: object): ShownValue {
  if (field === 'plants') return { lines: [texts.isThere], pictures: [] };
  const said = Object.entries(entry).flatMap(([name, value]) =>
    name !== 'id' && name !== 'image' && (typeof value === 'string' || typeof value === 'number')
      ? [wordOf(name, value, {})]
      : [],
  );
  const image = 'image' in entry && typeof entry.image === 'string' ? [entry.image] : [];
  return { lines: said.length > 0 ? [said.join(' · ')] : [], pictures: image };
}
