import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ComboboxField, type Suggestion } from './combobox-field.tsx';

// jsdom has neither popovers nor scrolling.
beforeAll(() => {
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const suggestions: readonly Suggestion[] = [
  { id: 'suba', label: 'Suba', detail: 'Zona de Bogotá' },
  { id: 'sabaneta', label: 'Sabaneta', detail: 'Ciudad' },
];

interface SearchBarProps {
  readonly onPick?: (suggestion: Suggestion) => void;
  readonly onSubmit?: () => void;
}

function SearchBar({ onPick, onSubmit }: SearchBarProps) {
  const [text, setText] = useState('');
  const pick = (suggestion: Suggestion) => {
    setText(suggestion.label);
    onPick?.(suggestion);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <ComboboxField
        label="Ciudad, zona o proyecto"
        value={text}
        onValueChange={setText}
        suggestions={text.length >= 3 ? suggestions : []}
        onPick={pick}
        status={text.length >= 3 ? '2 resultados' : undefined}
      />
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad, zona o proyecto' });
const activeText = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('[B041] suggestions open while one types, and the arrows go round them', async () => {
  render(<SearchBar />);
  await userEvent.type(input(), 'su');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(input(), 'b');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(activeText()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText()).toBe('SubaZona de Bogotá');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText()).toBe('SabanetaCiudad');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText()).toBe('SubaZona de Bogotá');
});

test('[B041] Enter picks the active suggestion and sends nothing; without one it sends the form', async () => {
  const onPick = vi.fn();
  const onSubmit = vi.fn();
  render(<SearchBar onPick={onPick} onSubmit={onSubmit} />);
  await userEvent.type(input(), 'sub{ArrowUp}{Enter}');
  expect(onPick).toHaveBeenCalledWith(suggestions[1]);
  expect(input().value).toBe('Sabaneta');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('[B041] a click picks and leaves the focus in the text; Escape and leaving it close', async () => {
  const onPick = vi.fn();
  render(<SearchBar onPick={onPick} />);
  await userEvent.type(input(), 'sub');
  await userEvent.click(screen.getByText('Suba'));
  expect(onPick).toHaveBeenCalledWith(suggestions[0]);
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{ArrowDown}');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('what was typed before the field came alive is kept', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SearchBar />);
  input().value = 'Suba';
  await act(async () => void hydrateRoot(container, <SearchBar />));
  expect(input().value).toBe('Suba');
  // Its owner knows it too: the suggestions are those of the text.
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2);
});
