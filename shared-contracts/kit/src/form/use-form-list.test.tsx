import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SelectField } from '../fields/select-field.tsx';
import { textOf } from './form-data.ts';
import { foundIssues } from './issues.ts';
import { sent } from './outcome.ts';
import { useForm } from './use-form.ts';

const days = ['lunes', 'martes'].map((day) => ({ value: day, label: day }));

function Stage() {
  const [day, setDay] = useState('');
  const { props, box } = useForm({
    read: (data) => textOf(data, 'day'),
    check: (given) => foundIssues({ day: given === '' && 'Elige un día' }),
    send: async () => sent('listo'),
    failed: 'No pudimos.',
  });
  return (
    <form {...props} noValidate>
      <SelectField
        {...box('day')}
        label="Día"
        placeholder="Elige"
        options={days}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

test('[B058] a choice that corrects what was wrong stays chosen', async () => {
  const user = userEvent.setup();
  render(<Stage />);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByText('Elige un día')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Día'), 'martes');
  expect(screen.getByLabelText<HTMLSelectElement>('Día').value).toBe('martes');
  expect(screen.queryByText('Elige un día')).toBeNull();
});
