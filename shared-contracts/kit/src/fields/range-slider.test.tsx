import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RangeSlider } from './range-slider.tsx';

beforeEach(() => {
  // The simulated browser has neither places nor a hold on pointers.
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn() });
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(12, 0, 430, 4));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
});

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

function open() {
  const onCommit = vi.fn();
  render(<Price onCommit={onCommit} />);
  const end = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
  const told = () => [end('Precio mínimo'), end('Precio máximo')].map((one) => one.getAttribute('aria-valuetext'));
  return { onCommit, end, told, line: screen.getByRole('group', { name: 'Precio' }) };
}

test('[B032] each end moves by steps, is read as money, and keys never move it past the other', () => {
  const { onCommit, end, told } = open();
  expect(told()).toEqual(['$ 180 M', '$ 190 M']);
  expect(end('Precio mínimo')).toMatchObject({ min: '70', max: '500', step: '10' });
  fireEvent.change(end('Precio mínimo'), { target: { value: '190' } });
  expect(onCommit).toHaveBeenLastCalledWith([190, 190]);
  fireEvent.change(end('Precio mínimo'), { target: { value: '200' } });
  expect(told()).toEqual(['$ 190 M', '$ 190 M']);
  fireEvent.change(end('Precio máximo'), { target: { value: '500' } });
  expect(onCommit).toHaveBeenLastCalledWith([190, 500]);
});

test('[B032] a pointer moves the nearer end wherever it presses the line, and searches once it lets go', () => {
  const { onCommit, end, told, line } = open();
  fireEvent.pointerDown(line, { pointerId: 1, button: 0, clientX: 12 + 230 });
  expect(told()).toEqual(['$ 180 M', '$ 300 M']);
  expect(document.activeElement).toBe(end('Precio máximo'));
  fireEvent.pointerMove(line, { pointerId: 1, clientX: 12 + 60 });
  expect(told()).toEqual(['$ 130 M', '$ 130 M']);
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(line, { pointerId: 1 });
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([130, 130]);
  fireEvent.pointerMove(line, { pointerId: 1, clientX: 400 });
  expect(told()).toEqual(['$ 130 M', '$ 130 M']);
});

test('[B032] a press with another button moves nothing', () => {
  const { told, line } = open();
  fireEvent.pointerDown(line, { pointerId: 1, button: 2, clientX: 12 });
  expect(told()).toEqual(['$ 180 M', '$ 190 M']);
});
