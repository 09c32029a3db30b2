import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroup, RadioGroup } from './choice-group.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('[B058] the error takes the place of the help and marks the control', () => {
  const { rerender } = render(<TextField label="Nombre" help="Como en tu cédula" />);
  const input = screen.getByLabelText('Nombre');
  expect(described(input)).toBe('Como en tu cédula');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(<TextField label="Nombre" help="Como en tu cédula" error="El nombre no es válido" />);
  expect(described(input)).toBe('El nombre no es válido');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without help or error points to nothing', () => {
  render(<SelectField label="Ciudad" options={[{ value: 'bogota', label: 'Bogotá' }]} placeholder="Cualquiera" />);
  expect(screen.getByLabelText('Ciudad').hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Cualquiera', 'Bogotá']);
});

function Price({ onChange }: { readonly onChange: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number>();
  const take = (next: number | undefined) => {
    setValue(next);
    onChange(next);
  };
  return (
    <form aria-label="filtro">
      <MoneyField id="precio" name="precio" label="Precio" value={value} onChange={take} suggestions={[80_000_000]} />
    </form>
  );
}

test('[B032] a price takes "180M", refuses other signs, and is written with dots when one leaves it', async () => {
  const onChange = vi.fn();
  render(<Price onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Precio' });
  await userEvent.type(input, '1-8;0M');
  expect(input.value).toBe('180M');
  expect(onChange).toHaveBeenLastCalledWith(180_000_000);
  await userEvent.tab();
  expect(input.value).toBe('180.000.000');
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('precio')).toBe('180000000');
});

test('[B032] an emptied price is no price', async () => {
  const onChange = vi.fn();
  render(<Price onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Precio'), '9');
  await userEvent.clear(screen.getByLabelText('Precio'));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).has('precio')).toBe(false);
});

test('[B074] a password can be read while one types', async () => {
  render(<PasswordField label="Contraseña" />);
  const input = screen.getByLabelText('Contraseña');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(input.getAttribute('type')).toBe('password');
});

const rooms = ['1', '2', '3'].map((value) => ({ value, label: value }));

test('any of several: a press adds, another takes away', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup legend="Habitaciones" name="rooms" choices={rooms} value={['2']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '3' }));
  expect(onChange).toHaveBeenLastCalledWith(['2', '3']);
  await userEvent.click(screen.getByRole('checkbox', { name: '2' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('one of several without an owner keeps its own choice', async () => {
  render(
    <RadioGroup legend="Estrato" name="stratum" choices={rooms} defaultValue="1" error="El campo es obligatorio" />,
  );
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(false);
  expect(described(screen.getByRole('group', { name: 'Estrato' }))).toBe('El campo es obligatorio');
});

test('[B074] terms carry their links inside the label and their error below', () => {
  render(<CheckboxField label={<a href="/terminos">términos</a>} error="Debes aceptar los términos y condiciones." />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(described(box)).toBe('Debes aceptar los términos y condiciones.');
});

test('[B059] the country stands beside the number', async () => {
  const onCountryChange = vi.fn();
  const countries = [
    { code: 'CO', name: 'Colombia', dialCode: '+57' },
    { code: 'PA', name: 'Panamá', dialCode: '+507' },
  ];
  render(
    <PhoneField label="Celular" countries={countries} country="CO" onCountryChange={onCountryChange} name="phone" />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'PA');
  expect(onCountryChange).toHaveBeenCalledWith('PA');
  expect(screen.getByRole('textbox', { name: 'Celular' }).getAttribute('type')).toBe('tel');
});
