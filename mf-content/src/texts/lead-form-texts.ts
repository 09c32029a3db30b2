import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the stand-alone lead form and its thanks. */
export const leadFormTexts = {
  documentTitle: `Cuéntanos qué vivienda buscas | ${productName}`,
  description: 'Déjanos tus datos y una persona de nuestro equipo te ayuda a encontrar vivienda nueva. Gratis.',
  heading: 'Cuéntanos qué vivienda buscas',
  lead: 'Una persona de nuestro equipo te llama, escucha lo que necesitas y te presenta los proyectos que sí van contigo. No te cuesta nada.',
  points: [
    ['Un solo formulario', 'Dos minutos: quién eres, dónde vives y en qué ciudad buscas.'],
    ['Una llamada', 'En un día hábil, al número que nos dejes y en horario de oficina.'],
    ['Opciones con cuentas claras', 'Cada proyecto llega con precio, cuota inicial y fecha de entrega.'],
  ],
  title: 'Déjanos tus datos',
  send: 'Quiero que me llamen',
  consent: `Autorizo a ${productName} a tratar mis datos para ayudarme a encontrar vivienda y llamarme, según la ley 1581 de 2012 y la`,
  searchMyself: 'Prefiero buscar por mi cuenta',
  thanks: {
    documentTitle: `¡Gracias! Recibimos tus datos | ${productName}`,
    description: 'Recibimos tus datos: una persona de nuestro equipo te llamará pronto.',
    heading: '¡Gracias! Ya te vamos a llamar',
    sent: 'Los datos se han enviado correctamente',
    lead: 'En un día hábil te llama una persona de nuestro equipo para confirmar lo que necesitas.',
    meanwhile: 'Mientras tanto',
    projects: 'Ver proyectos',
    guides: 'Lee cómo comprar sin sorpresas',
  },
} as const;
