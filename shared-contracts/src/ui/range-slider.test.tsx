import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RangeSlider } from './range-slider.tsx';

afterEach(cleanup);

function Price({ onCommit }: { readonly onCommit: (value: readonly [number, number]) => void }) {
  const [value, setValue] = useState<readonly [number, number]>([180, 190]);
  return (
    <RangeSlider
      label="Precio"
      minLabel="Precio mínimo"
      maxLabel="Precio máximo"
      min={70}
      max={500}
      step={10}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      format={(amount) => `$ ${amount} M`}
    />
  );
}

test('[B032] each end moves by steps, is read as money, and never passes the other', async () => {
  const onCommit = vi.fn();
  render(<Price onCommit={onCommit} />);
  const low = screen.getByRole('slider', { name: 'Precio mínimo' });
  const high = screen.getByRole('slider', { name: 'Precio máximo' });
  expect([low, high].map((end) => end.getAttribute('aria-valuetext'))).toEqual(['$ 180 M', '$ 190 M']);
  low.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onCommit).toHaveBeenLastCalledWith([190, 190]);
  await userEvent.keyboard('{ArrowRight}');
  expect(low.getAttribute('aria-valuetext')).toBe('$ 190 M');
  high.focus();
  await userEvent.keyboard('{End}');
  expect(onCommit).toHaveBeenLastCalledWith([190, 500]);
});
