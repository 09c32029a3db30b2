import { CheckboxGroup } from '@umbral/kit/fields/choice-group.tsx';
import type { BoxProps } from '@umbral/kit/form/use-form.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { NewsletterChoices } from './newsletter-data.ts';

interface CityChoicesProps {
  readonly cities: NewsletterChoices['cities'];
  readonly of: BoxProps;
}

const shown = 12;
const choicesOf = (cities: CityChoicesProps['cities']) =>
  cities.map(({ id, name }) => ({ value: String(id), label: name }));

/** Cities with most projects in sight, the others behind a heading that opens. */
export function CityChoices({ cities, of: { name, error } }: CityChoicesProps) {
  const others = cities.slice(shown);
  return (
    <div>
      <CheckboxGroup
        legend={texts.cities}
        name={name}
        look="tiles"
        choices={choicesOf(cities.slice(0, shown))}
        help={texts.citiesHelp}
        error={error}
      />
      {others.length > 0 && (
        <Accordion summary={texts.moreCities}>
          <CheckboxGroup legend={texts.moreCities} hidesLegend name={name} look="tiles" choices={choicesOf(others)} />
        </Accordion>
      )}
    </div>
  );
}
