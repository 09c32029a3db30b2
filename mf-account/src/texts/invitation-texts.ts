import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page that invites to open an account. */
export const invitationTexts = {
  documentTitle: `Regístrate gratis y guarda tu búsqueda de vivienda nueva | ${productName}`,
  description:
    'Crea tu cuenta gratis: guarda proyectos de vivienda nueva, recibe alertas cuando cambie un precio, compara con todos los números y conserva tus cotizaciones.',
  overline: 'Tu cuenta, gratis',
  title: 'Tu búsqueda de vivienda, guardada en un solo lugar',
  lead: 'Elegir dónde vivir toma semanas. Con tu cuenta sigues donde quedaste, desde el celular o el computador.',
  benefits: [
    {
      key: 'favourites',
      title: 'Favoritos',
      text: 'Guarda los proyectos que te gustan y vuelve a ellos con su precio de hoy.',
    },
    {
      key: 'alerts',
      title: 'Alertas',
      text: 'Te escribimos cuando salga algo como lo que buscas o baje un precio. Tú eliges cada cuánto.',
    },
    {
      key: 'comparisons',
      title: 'Comparativos',
      text: `Pon hasta ${comparisonLimits.max} viviendas lado a lado y guarda ${comparisonLimits.maxSaved} comparaciones para decidir con calma.`,
    },
    {
      key: 'quotes',
      title: 'Cotizaciones',
      text: 'Tus datos ya están escritos cuando pides una cotización o una visita.',
    },
  ],
  start: 'Empieza con tu correo',
  figures: [
    { label: 'Costo', value: '$ 0' },
    { label: 'Comparas', value: `${comparisonLimits.max} a la vez` },
    { label: 'Guardas', value: `${comparisonLimits.maxSaved} comparativos` },
  ],
  builders: {
    title: '¿Eres una constructora?',
    text: 'Publica tus proyectos, mantén tus precios al día y atiende a quienes te escriben desde tu propio ingreso.',
    enter: 'Ingreso de constructoras',
  },
} as const;
