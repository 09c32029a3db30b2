import { Accordion } from 'shared-contracts/ui/accordion.tsx';
import { CheckboxGroup } from 'shared-contracts/ui/choice-group.tsx';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { NewsletterChoices } from './newsletter-data.ts';

interface CityChoicesProps {
  readonly cities: NewsletterChoices['cities'];
  readonly error?: string;
}

const shown = 12;
const choicesOf = (cities: CityChoicesProps['cities']) =>
  cities.map(({ id, name }) => ({ value: String(id), label: name }));

/** Cities with most projects in sight, the others behind a heading that opens. */
export function CityChoices({ cities, error }: CityChoicesProps) {
  const others = cities.slice(shown);
  return (
    <div>
      <CheckboxGroup
        legend={texts.cities}
        name="cities"
        look="tiles"
        choices={choicesOf(cities.slice(0, shown))}
        help={texts.citiesHelp}
        error={error}
      />
      {others.length > 0 && (
        <Accordion summary={texts.moreCities}>
          <CheckboxGroup legend={texts.moreCities} hidesLegend name="cities" look="tiles" choices={choicesOf(others)} />
        </Accordion>
      )}
    </div>
  );
}
