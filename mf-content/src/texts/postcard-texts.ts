import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the page to which the postcards of a campaign lead. */
export const postcardTexts = {
  documentTitle: `Recibiste nuestra postal | ${productName}`,
  description: `Cuéntanos qué buscas y te enviamos la ficha del proyecto de tu postal y los que se le parecen.`,
  heading: '¿Recibiste nuestra postal?',
  lead: 'La postal muestra un proyecto de tu zona. Déjanos tus datos y te enviamos su ficha completa, con precio, planos y plan de pagos.',
  points: [
    ['El proyecto de la postal', 'Con el código te enviamos justo el que viste, con su precio de hoy.'],
    ['Otros que se le parecen', 'Los de la misma zona y del mismo rango de precio, lado a lado.'],
    ['Sin compromiso', 'Te escribimos una vez. No compartimos tus datos con nadie más.'],
  ],
  title: 'Pide la ficha',
  code: 'Código de la postal',
  codeHelp: 'Está al reverso, junto al código QR.',
  city: 'Ciudad donde buscas',
  message: '¿Qué quieres saber?',
  send: 'Enviar',
  sent: 'Tus datos se han enviado correctamente. Te escribimos pronto.',
  searchMyself: 'Prefiero buscar por mi cuenta',
} as const;
