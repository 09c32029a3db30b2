import { formatArea, formatMoney } from '@umbral/domain/format/format.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type Price, toldCop } from '@umbral/domain/money/price.ts';
import type { LetterHome } from '../../engine/mail/mail-letter.ts';
import { type Campaign, plantLink } from '../../market/plants/plant-link.ts';
import type { PlantMatch } from './alert-matches.ts';
import { alertTexts } from './alert-texts.ts';

const { home: texts } = alertTexts;

/** Where contacts that follow an alert come from. */
const campaign: Campaign = { source: 'Umbral_Alertas', medium: 'email' };

/** Symbol and amount stay on one line. */
function pesos(amount: number): string {
  return formatMoney({ amount, currency: 'cop' }).replace(' ', '\u00a0');
}

function counted(count: number | null, [one, many]: readonly [string, string]): string {
  return count ? `${count} ${count === 1 ? one : many}` : '';
}

function priceText(price: Price, { previous_price: former }: PlantMatch): string {
  const cop = toldCop(price);
  if (cop === undefined) return texts.hiddenPrice;
  return former === null ? pesos(cop) : texts.formerPrice(pesos(cop), pesos(former));
}

/** A home as the mail of an alert shows it. */
export function alertHome(origin: string, record: PlantRecord, match: PlantMatch): LetterHome {
  const { project, media, room_number, bath_number, built_area } = record;
  const { neighborhood, zone, city } = project.localization;
  const image = media.main_image;
  return {
    title: `${project.title} · ${record.title}`,
    place: [...new Set([neighborhood ?? zone, city])].join(', '),
    price: priceText(record.price, match),
    news: match.kind === 'listed' ? texts.listed : texts.cheaper,
    facts: [formatArea(built_area), counted(room_number, texts.rooms), counted(bath_number, texts.baths)]
      .filter(Boolean)
      .join(' · '),
    href: plantLink(origin, record, campaign),
    image: image
      ? { src: new URL(image.src, origin).href, alt: image.alt, width: image.width, height: image.height }
      : undefined,
  };
}
