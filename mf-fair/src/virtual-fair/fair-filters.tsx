import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { fairHref } from '../model/fair-address.ts';
import { texts } from '../texts.ts';
import type { VirtualFairData } from './virtual-fair-route.ts';

const labels = texts.virtual;

interface FairFiltersProps {
  readonly data: VirtualFairData;
}

/** The cities of the fair, its types of home, and the switch for what has benefits [B084]. */
export function FairFilters({ data: { choice, cities, types, bolivar } }: FairFiltersProps) {
  const first = { ...choice, page: 1 };
  return (
    <>
      <nav aria-label={labels.cities}>
        <ChipRow flow="scroll">
          <LinkChip href={fairHref({ ...first, hasBenefits: !choice.hasBenefits })} isSelected={choice.hasBenefits}>
            {labels.withBenefits}
          </LinkChip>
          <LinkChip href={fairHref({ ...first, city: undefined })} isSelected={!choice.city}>
            {labels.allCities}
          </LinkChip>
          {cities.map(({ name, slug }) => (
            <LinkChip key={slug} href={fairHref({ ...first, city: slug })} isSelected={slug === choice.city}>
              {name}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
      {bolivar.length > 0 && (
        <nav aria-label={labels.bolivar}>
          <ChipRow flow="scroll">
            <span>{labels.bolivar}</span>
            {bolivar.map(({ name, slug }) => (
              <LinkChip key={slug} href={fairHref({ ...first, city: slug })} isSelected={slug === choice.city}>
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
      )}
      {types.length > 1 && (
        <nav aria-label={labels.types}>
          <ChipRow flow="scroll">
            <LinkChip href={fairHref({ ...first, type: undefined })} isSelected={!choice.type}>
              {labels.allTypes}
            </LinkChip>
            {types.map(({ key, name }) => (
              <LinkChip key={key} href={fairHref({ ...first, type: key })} isSelected={key === choice.type}>
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
      )}
    </>
  );
}
