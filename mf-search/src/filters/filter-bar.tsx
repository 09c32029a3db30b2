import { formatInteger } from 'shared-contracts/domain/format.ts';
import { Form } from 'shared-contracts/router/router.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ChipButton } from 'shared-contracts/ui/chip.tsx';
import { classNames } from 'shared-contracts/ui/class-names.ts';
import { Container } from 'shared-contracts/ui/container.tsx';
import { filterIcon } from 'shared-contracts/ui/icons.ts';
import { Menu, MenuLink } from 'shared-contracts/ui/menu.tsx';
import { formKeys } from '../model/form-keys.ts';
import { ResultsControls } from '../results/results-controls.tsx';
import { texts } from '../texts.ts';
import type { FilterPanel, FilterPill } from '../ui/filter-panel.ts';
import type { ListingData } from '../ui/listing-data.ts';
import css from './filters.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { RangeFields } from './range-fields.tsx';
import { opensSheet } from './sheet-button.ts';
import { priceLists, SuggestionLists } from './suggestion-lists.tsx';

/** The pills under the header: each shows what is chosen and opens its choices; the sheet has the rest. */
export function FilterBar({ data }: { readonly data: ListingData }) {
  const { pills, panel, applied } = data;
  return (
    <div className={css.bar}>
      <Container className={css.barInner}>
        <fieldset className={css.pills}>
          <legend className="visually-hidden">{texts.filters}</legend>
          <PricePill panel={panel} />
          {pills.map((pill) => (
            <ChoicePill key={pill.key} pill={pill} />
          ))}
          <ChipButton {...opensSheet} icon={filterIcon} className={css.more}>
            {texts.moreFilters(applied.length)}
          </ChipButton>
        </fieldset>
        <ResultsControls data={data} />
      </Container>
      <SuggestionLists />
    </div>
  );
}

function ChoicePill({ pill: { label, isChosen, choices } }: { readonly pill: FilterPill }) {
  return (
    <Menu trigger={label} triggerClassName={classNames(css.pill, isChosen && css.chosen)}>
      {choices.map(({ label: choice, href, count, isCurrent }) => (
        <MenuLink key={choice} href={href} aria-current={isCurrent || undefined}>
          <span className={css.choice}>{choice}</span>
          <span className={classNames(css.choiceCount, 'num')}>{formatInteger(count)}</span>
        </MenuLink>
      ))}
    </Menu>
  );
}

function PricePill({ panel: { action, price, priceLabel, besidesPrice } }: { readonly panel: FilterPanel }) {
  return (
    <Menu trigger={priceLabel ?? texts.price} triggerClassName={classNames(css.pill, priceLabel && css.chosen)}>
      <Form method="get" action={action} className={css.priceForm}>
        <HiddenFields fields={besidesPrice} />
        <RangeFields
          legend={texts.price}
          hidesLegend
          names={[formKeys.priceMin, formKeys.priceMax]}
          value={price}
          lists={priceLists}
          help={texts.priceHelp}
        />
        <Button type="submit" size="s" wide>
          {texts.apply}
        </Button>
      </Form>
    </Menu>
  );
}
