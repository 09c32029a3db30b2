import { formatInteger } from '@umbral/domain/format/format.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { counted } from '../view-model/counted.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import type { Relief } from '../view-model/relief.ts';
import type { LinkWithCount } from '../view-model/seo-links.ts';
import css from './relief-ways.module.css';

interface ReliefWaysProps extends Pick<ListingData, 'unit'> {
  readonly relief: Relief;
  readonly className?: string | undefined;
}

/** Ways out of a listing in which nothing can be had, each with what it leads to. */
export function ReliefWays({ relief, unit, className }: ReliefWaysProps) {
  return (
    <div className={classNames(css.ways, className)}>
      <Ways title={texts.relax} links={relief.relaxed} unit={unit} />
      <Ways title={texts.wider} links={relief.wider} unit={unit} />
      <Ways title={texts.nearby} links={relief.nearby} unit={unit} />
    </div>
  );
}

interface WaysProps extends Pick<ListingData, 'unit'> {
  readonly title: string;
  readonly links: readonly LinkWithCount[];
}

function Ways({ title, links, unit }: WaysProps) {
  const spelled = useSpelled();
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <ChipRow>
        {links.map(({ label, href, count }) => (
          <LinkChip
            key={href}
            href={href}
            count={formatInteger(count)}
            aria-label={`${spelled(label)}: ${counted(count, unit)}`}
          >
            {spelled(label)}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
