import { formatInteger } from '@umbral/domain/format/format.ts';
import { ChipButton, chipClass } from '@umbral/kit/actions/chip.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { filterIcon } from '@umbral/kit/media/icons.ts';
import { Menu, MenuLink } from '@umbral/kit/overlays/menu.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { memo, Suspense } from 'react';
import { ResultsControls } from '../results/results-controls.tsx';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { useSettled } from '../ui/use-settled.ts';
import type { CountedLink } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { useSheetOpener } from './asked-sheet.ts';
import css from './filters.module.css';
import { FormsWanted, useForms, wantsForms } from './lazy-forms.ts';

interface FilterBarProps {
  readonly data: ListingData;
}

/**
 * The pills under the header: each shows what is chosen and opens its choices; the sheet has the rest. The closed panels
 * follow new data once these are on the screen.
 */
export const FilterBar = memo(function FilterBar({ data }: FilterBarProps) {
  const { filters, applied } = data;
  const settled = useSettled(data);
  const spelled = useSpelled();
  const opensSheet = useSheetOpener(data);
  return (
    <div className={css.bar}>
      <Container className={classNames(css.barInner, data.view === 'map' && css.wide)}>
        <fieldset className={css.pills} {...wantsForms}>
          <legend className="visually-hidden">{texts.filters}</legend>
          <Menu
            trigger={spelled(filters.price ?? texts.price)}
            triggerClassName={chipClass(filters.price !== undefined, css.pill)}
          >
            <PricePanel data={settled} />
          </Menu>
          <Menu
            trigger={spelled(filters.monthly.label)}
            triggerClassName={chipClass(filters.monthly.isChosen, css.pill)}
          >
            <MonthlyPanel data={settled} />
          </Menu>
          {filters.pills.map(({ key, label, isChosen }) => (
            <Menu key={key} trigger={label} triggerClassName={chipClass(isChosen, css.pill)}>
              <ChoicesPanel choices={settled.panel.pillChoices[key]} />
            </Menu>
          ))}
          <ChipButton {...opensSheet} icon={filterIcon} className={classNames(css.pill, css.more)}>
            {texts.moreFilters(applied.length)}
          </ChipButton>
        </fieldset>
        <ResultsControls data={data} settled={settled} />
      </Container>
    </div>
  );
});

const PricePanel = memo(function PricePanel(props: FilterBarProps) {
  return (
    <Suspense fallback={<FormsWanted />}>
      <Price {...props} />
    </Suspense>
  );
});

function Price(props: FilterBarProps) {
  const { PriceForm } = useForms();
  return <PriceForm {...props} />;
}

const MonthlyPanel = memo(function MonthlyPanel(props: FilterBarProps) {
  return (
    <Suspense>
      <Monthly {...props} />
    </Suspense>
  );
});

function Monthly(props: FilterBarProps) {
  const { MonthlyForm } = useForms();
  return <MonthlyForm {...props} />;
}

const ChoicesPanel = memo(function ChoicesPanel({ choices = [] }: { readonly choices?: readonly CountedLink[] }) {
  const hasNone = choices.some(({ count, isCurrent }) => count === 0 && !isCurrent);
  return (
    <>
      {choices.map((choice) => (
        <PillChoice key={choice.label} choice={choice} />
      ))}
      {hasNone && <p className={css.reason}>{texts.noResults}</p>}
    </>
  );
});

/** A choice that leads to nothing stays in sight and leads nowhere. */
function PillChoice({ choice: { label, href, count, isCurrent } }: { readonly choice: CountedLink }) {
  const inside = (
    <>
      <span className={css.choice}>{label}</span>
      <span className={classNames(css.choiceCount, 'num')}>{formatInteger(count)}</span>
    </>
  );
  if (count === 0 && !isCurrent) return <p className={css.none}>{inside}</p>;
  return (
    <MenuLink href={href} aria-current={isCurrent || undefined}>
      {inside}
    </MenuLink>
  );
}
