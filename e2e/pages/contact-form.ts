import type { Locator, Page } from '@playwright/test';

/** The form to a builder, on the side of a page or in a dialog. */
export function contactForm(page: Page, within: Locator | Page = page) {
  const form = within.getByRole('form', { name: 'Contacta a la constructora' });
  return {
    form,
    name: form.getByLabel('Nombre y apellido'),
    email: form.getByLabel('Correo electrónico'),
    phone: form.getByLabel('Teléfono'),
    /** Of the number; the other country is that of the residence. */
    phoneCountry: form.getByLabel('País', { exact: true }),
    country: form.getByLabel('País donde vives'),
    city: form.getByRole('combobox', { name: 'Ciudad donde vives' }),
    further: form.getByText('Agregar un mensaje o una cita (opcional)'),
    message: form.getByLabel('Mensaje', { exact: true }),
    byVideo: form.getByRole('radio', { name: 'Por videollamada' }),
    day: form.getByLabel('Día', { exact: true }),
    time: form.getByLabel('Hora', { exact: true }),
    consent: form.getByRole('checkbox', { name: /^Autorizo a Umbral/ }),
    send: form.getByRole('button', { name: 'Contactar' }),
    /** Where the form was sent. */
    sent: within.getByText('Tus datos se han enviado correctamente').first(),
    calendarFile: within.getByRole('link', { name: 'Guardar en mi calendario' }),
    /** Where it waits on the device. */
    kept: within.getByText(/^No tienes conexión. Guardamos tu solicitud en este dispositivo/),
  };
}
