import { formatArea, formatCount, formatMoney } from '@umbral/domain/format/format.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { sectionIds } from '../model/section-ids.ts';
import { developmentTexts as texts } from '../texts/development-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import type { DevelopmentType } from './development-data.ts';
import css from './types-table.module.css';

interface TypesTableProps {
  /** Name of the project. */
  readonly title: string;
  readonly types: readonly DevelopmentType[];
}

/** The types of a project side by side, each row the way to its page; what is over stands among them and says so. */
export function TypesTable({ title, types }: TypesTableProps) {
  const hasPlans = types.some(({ plan }) => plan);
  return (
    <section id={sectionIds.types} className={css.section}>
      <SectionHeading lead={texts.typesLead}>{texts.typesTitle}</SectionHeading>
      <table className={classNames(css.table, hasPlans && css.withPlans)}>
        <caption className="visually-hidden">{texts.typesCaption(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.area}</th>
            <th scope="col">{texts.spaces}</th>
            <th scope="col">{texts.floors}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.availability}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <TypeRow key={type.id} type={type} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TypeRow({ type }: { readonly type: DevelopmentType }) {
  const toMoney = useMoney();
  const { href, title, builtM2, privateM2, priceCop, isOnOffer, plan } = type;
  return (
    <tr className={isOnOffer ? undefined : css.over}>
      <th scope="row">
        {plan && <Picture image={{ ...plan, alt: '' }} ratio="1:1" sizes="72px" className={css.plan} />}
        <Anchor href={href} className={css.link}>
          {title}
        </Anchor>
      </th>
      <td data-label={texts.area}>
        {builtM2 > 0 ? formatArea(builtM2) : texts.areaToConfirm}
        {privateM2 !== undefined && <small className={css.small}>{texts.privateArea(formatArea(privateM2))}</small>}
      </td>
      <td data-label={texts.spaces}>{spacesOf(type)}</td>
      <td data-label={texts.floors}>{floorsOf(type)}</td>
      <td data-label={texts.price}>
        {priceCop === undefined ? texts.priceToConfirm : <strong>{formatMoney(toMoney(priceCop))}</strong>}
      </td>
      <td data-label={texts.availability}>{availabilityOf(type)}</td>
    </tr>
  );
}

function spacesOf({ rooms, baths, parking }: DevelopmentType) {
  const told = [
    rooms && formatCount(rooms, texts.rooms.one, texts.rooms.many),
    baths && formatCount(baths, texts.baths.one, texts.baths.many),
    parking && formatCount(parking, texts.parking.one, texts.parking.many),
  ].filter((words) => typeof words === 'string');
  return told.length === 0 ? texts.none : told.map((words) => <span key={words}>{words}</span>);
}

function floorsOf({ homes }: DevelopmentType): string {
  if (!homes?.floors) return texts.none;
  const [lowest, highest] = homes.floors;
  return lowest === highest ? String(lowest) : `${lowest} a ${highest}`;
}

function availabilityOf({ homes, isOnOffer }: DevelopmentType): string {
  if (!isOnOffer) return texts.over;
  return homes ? texts.freeOf(homes.free, homes.all) : texts.onOffer;
}
