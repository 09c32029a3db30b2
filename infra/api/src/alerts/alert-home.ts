import { formatArea, formatMoney } from 'shared-contracts/domain/format.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { LetterHome } from '../mail/mail-letter.ts';
import { type Campaign, plantLink } from '../mail/plant-link.ts';
import type { PlantMatch } from './alert-matches.ts';

/** Where contacts that follow an alert come from. */
const campaign: Campaign = { source: 'Umbral_Alertas', medium: 'email' };

/** Symbol and amount stay on one line. */
function pesos(amount: number): string {
  return formatMoney({ amount, currency: 'cop' }).replace(' ', '\u00a0');
}

function counted(count: number | null, one: string, many: string): string {
  return count ? `${count} ${count === 1 ? one : many}` : '';
}

function priceOf({ price, hide_price }: PlantRecord, { previous_price: former }: PlantMatch): string {
  if (hide_price) return 'Precio por confirmar';
  return former === null ? pesos(price) : `${pesos(price)} (antes ${pesos(former)})`;
}

/** A home as the mail of an alert shows it. */
export function alertHome(origin: string, record: PlantRecord, match: PlantMatch): LetterHome {
  const { project, media, room_number, bath_number, built_area } = record;
  const { neighborhood, zone, city } = project.localization;
  const image = media.main_image;
  return {
    title: `${project.title} · ${record.title}`,
    place: [...new Set([neighborhood ?? zone, city])].join(', '),
    price: priceOf(record, match),
    news: match.kind === 'listed' ? 'Nuevo' : 'Bajó de precio',
    facts: [formatArea(built_area), counted(room_number, 'alcoba', 'alcobas'), counted(bath_number, 'baño', 'baños')]
      .filter(Boolean)
      .join(' · '),
    href: plantLink(origin, record, campaign),
    image: image
      ? { src: new URL(image.src, origin).href, alt: image.alt, width: image.width, height: image.height }
      : undefined,
  };
}
