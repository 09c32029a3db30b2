import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { AdministrationPage } from './administration-page.tsx';

const data = { roles: ['contributor'], userId: 4, own: {} };
const home = {
  ...{ id_plant: 11, plant_name: 'Apartamento 58 m²', property_id: 2, property_name: 'Alameda 170', code: 'UMB-1' },
  ...{ id_builder: 1, builder: 'Guayacán', id_project_city: 5, city: 'Bogotá' },
};
const text = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' });

test('[B119, B066] a contributor sees the form alone, and nothing in it is filled in', () => {
  renderPage(AdministrationPage, data, {}, '?seccion=personas');
  expect(screen.queryByRole('navigation')).toBeNull();
  const labels = [
    'Inmueble',
    'Nombre y apellido',
    'Correo electrónico',
    'Celular',
    'País donde vive',
    'Ciudad donde vive',
  ];
  expect(labels.map((label) => text(label).value)).toEqual(labels.map(() => ''));
});

test('[B119] a contact needs a home of the list and is sent once, with the data of that home', async () => {
  const { user, callsOf, toast } = renderPage(AdministrationPage, data, {
    C248: () => ({ data: [home] }),
    C084: () => ({ ok: 1, message: 'Tus datos se han enviado correctamente' }),
  });
  await user.type(text('Inmueble'), 'alameda');
  await user.click(screen.getByRole('button', { name: 'Subir contacto' }));
  expect(screen.getByText('Elige un inmueble de la lista')).toBeTruthy();
  await user.click(await screen.findByRole('option', { name: /Alameda 170/, hidden: true }));
  await user.type(text('Nombre y apellido'), 'Rosa Ardila');
  await user.type(text('Correo electrónico'), 'rosa@example.com');
  await user.type(text('Celular'), '3001234567');
  await user.selectOptions(screen.getByLabelText('País donde vive'), 'Colombia');
  await user.type(text('Ciudad donde vive'), 'Bogotá');
  await user.click(screen.getByRole('checkbox'));
  await user.dblClick(screen.getByRole('button', { name: 'Subir contacto' }));
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(callsOf('C084')).toMatchObject([
    { body: { id_plant: 11, property_id: 2, email: 'rosa@example.com', phone: '+573001234567', agree_terms: 'S' } },
  ]);
  expect([text('Inmueble').value, text('Nombre y apellido').value]).toEqual(['', '']);
});
