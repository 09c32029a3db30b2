import type { ContactChannel, ContactWindow } from './contact-manner.ts';

/** Ways of contact, for the person and for builders alike. */
export const contactChannelLabels: Readonly<Record<ContactChannel, string>> = {
  whatsapp: 'WhatsApp',
  phone: 'Llamada',
  email: 'Correo',
};

/** Hours of contact, for both alike. */
export const contactWindowLabels: Readonly<Record<ContactWindow, string>> = {
  morning: 'Lunes a viernes de 7 a. m. a 12 m.',
  afternoon: 'Lunes a viernes de 12 m. a 5 p. m.',
  evening: 'Lunes a viernes de 5 p. m. a 7 p. m.',
  saturday: 'Sábados de 8 a. m. a 3 p. m.',
};
