import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the forms of landing pages [M071]. */
export const landingFormTexts = {
  country: 'País donde vives',
  city: 'Ciudad donde vives',
  choose: 'Elige una opción',
  otherCountry: 'Otro país',
  consent: `Autorizo a ${productName} para tratar mis datos y contactarme por esta solicitud, según la Ley 1581 de 2012 y la`,
  policy: 'política de tratamiento de datos',
  sending: 'Enviando…',
  failed: 'Error al enviar el formulario. Intenta de nuevo.',
  sent: 'Tus datos se han enviado correctamente',
} as const;
