import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/probe-context.tsx';
import { PhoneLinks } from './phone-links.tsx';

const contact = {
  code: 'UMB-10003',
  phone: '+57 300 000 0005',
  whatsapp: '+57 300 000 0025',
  hours: 'Con cita previa',
};
const links = { plantId: 7, title: 'Alameda 170 · Tipo A', href: '/casa', contact };
const codeAlt = 'Código QR que abre WhatsApp con la sala de ventas';

test('[C074] WhatsApp is one click, with project, code and page; who sits at a computer gets a drawing for the camera', () => {
  renderPart(<PhoneLinks {...links} />);
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/573000000025?text=${encodeURIComponent(
      'Hola, quiero saber más de Alameda 170 · Tipo A (código UMB-10003): https://portal.test/casa',
    )}`,
  );
  const code = screen.getByAltText(codeAlt);
  expect([code.getAttribute('src'), code.getAttribute('loading')]).toEqual(['/api/planta/7/whatsapp.svg', 'lazy']);
});

test('[C074] the number is shown by one click without any form, and counted once', async () => {
  const { calls } = renderPart(<PhoneLinks {...links} />, { C074: () => ({ ok: 1 }) });
  await userEvent.click(screen.getByRole('link', { name: 'Llamar' }));
  const number = await screen.findByRole('link', { name: 'Llamar al +57 300 000 0005' });
  expect([number.textContent, number.getAttribute('href')]).toEqual(['+57 300 000 0005', 'tel:+573000000005']);
  await userEvent.click(number);
  await waitFor(() => expect(calls).toEqual([{ id: 'C074', input: { params: { id: 7 }, body: { type: 'phone' } } }]));
});

test('a short one has the links alone, and a sales room without WhatsApp none to it', () => {
  renderPart(<PhoneLinks {...links} contact={{ ...contact, whatsapp: undefined }} isShort />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Llamar']);
  expect(screen.queryByAltText(codeAlt)).toBeNull();
});
