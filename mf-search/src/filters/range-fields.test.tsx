import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { areaLimits, areaSuggestions, priceLimits, priceSuggestions } from '@umbral/domain/limits/filter-limits.ts';
import { afterEach, expect, test } from 'vitest';
import { RangeFields } from './range-fields.tsx';
import { readArea, readPrice } from './typed-amounts.ts';

afterEach(cleanup);

const empty = { min: '', max: '' };

function fields() {
  const from = screen.getByLabelText<HTMLInputElement>('Desde');
  const to = screen.getByLabelText<HTMLInputElement>('Hasta');
  return { from, to };
}

const suggested = (input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value);

function mountPrice() {
  render(
    <form>
      <RangeFields
        legend="Precio"
        names={['pmin', 'pmax']}
        value={empty}
        suggestions={priceSuggestions}
        read={readPrice}
        highest={priceLimits.max}
      />
    </form>,
  );
  return fields();
}

test('[B033] prices are suggested in their order, to whoever enters the range', () => {
  const { from, to } = mountPrice();
  expect(suggested(from)).toEqual([]);
  act(() => from.focus());
  expect(suggested(from).slice(0, 4)).toEqual(['80.000.000', '100.000.000', '120.000.000', '130.000.000']);
  expect([suggested(from).length, suggested(to)[0], suggested(to).at(-1)]).toEqual([29, '200.000.000', '500.000.000']);
});

test('[B034] the largest areas suggested exceed the smallest one', async () => {
  render(
    <RangeFields
      legend="Área"
      names={['amin', 'amax']}
      value={empty}
      suggestions={areaSuggestions}
      read={readArea}
      highest={areaLimits.max}
    />,
  );
  const { from, to } = fields();
  act(() => to.focus());
  expect(suggested(to)).toEqual(['100', '120', '140', '200', '300', '1.000', '1.500']);
  await userEvent.type(from, '140');
  expect(suggested(to)).toEqual(['200', '300', '1.000', '1.500']);
});

test('[B032, M009, M010] an end on the wrong side of the other says so, stops the form, and is right again at once', async () => {
  const { from, to } = mountPrice();
  await userEvent.type(to, '100M');
  await userEvent.type(from, '300M');
  act(() => from.blur());
  expect(screen.getByText('Este valor no puede ser mayor al rango máximo')).toBeDefined();
  expect(from.form?.checkValidity()).toBe(false);
  await userEvent.clear(to);
  await userEvent.type(to, '500M');
  expect(from.form?.checkValidity()).toBe(true);
  await userEvent.clear(to);
  await userEvent.type(to, '200M');
  act(() => to.blur());
  expect(screen.getByText('Este valor no puede ser menor al rango mínimo')).toBeDefined();
});

test("[B032] digits only; what was typed is written out, a maximum of zero is the store's own", async () => {
  const { from, to } = mountPrice();
  await userEvent.type(from, '-1;80M');
  expect(from.value).toBe('180M');
  await userEvent.type(to, '0');
  expect(from.value).toBe('180.000.000');
  act(() => to.blur());
  expect(to.value).toBe('2.800.000.000');
});
