import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** What each of the capture forms is about [B107]. */
const forms: Readonly<Record<AudienceForm, { readonly title: string; readonly lead: string }>> = {
  alarms: {
    title: 'Afina tus alertas',
    lead: 'Con tres respuestas sabemos mejor qué proyectos avisarte.',
  },
  calculator: {
    title: 'Dale contexto a tus cuentas',
    lead: 'Con tres respuestas te mostramos herramientas que sí te sirven.',
  },
  'nearby-places': {
    title: '¿Quién va a vivir aquí?',
    lead: 'Con tres respuestas sabemos qué lugares cercanos te importan.',
  },
  downloads: {
    title: '¿Para qué vas a usar lo que descargas?',
    lead: 'Con tres respuestas preparamos guías más útiles para ti.',
  },
  'abroad-guide': {
    title: 'Tu compra desde el exterior',
    lead: 'Con tres respuestas te acompañamos según el país en el que vives.',
  },
  comparisons: {
    title: '¿Quién decide contigo?',
    lead: 'Con tres respuestas te ayudamos a decidir entre lo que comparas.',
  },
  'contact-builder': {
    title: 'Cuéntanos en qué vas',
    lead: 'Con tres respuestas entendemos en qué momento de la compra estás.',
  },
};

const questions = {
  'objetivos-compra': '¿Para qué compras?',
  'tiempo-compra': '¿Cuándo quieres comprar?',
  'ingresos-mensuales': '¿Cuánto ganan al mes en tu hogar?',
  'ingresos-mensuales-usd': '¿Cuánto ganas al mes, en dólares?',
  'ingresos-exterior': '¿De dónde vienen tus ingresos?',
  ocupaciones: '¿A qué te dedicas?',
  'tiempo-entrega': '¿Para cuándo necesitas la vivienda?',
  'desicion-compra': '¿Quién decide la compra?',
  'tiempo-viviendo-exterior': '¿Cuánto llevas viviendo en el exterior?',
  'presupuesto-mensual': '¿Cuánto puedes pagar al mes?',
  convivencia: '¿Con quién vas a vivir?',
  'conoce-subsidios': '¿Sabes qué subsidios puedes pedir?',
  'conoce-cuota-inicial': '¿Sabes cuánto necesitas de cuota inicial?',
  'conoce-fiducia': '¿Sabes qué hace la fiducia con tu dinero?',
} as const;

/** Sentences of the capture forms, at their tools and on their own page. */
export const audienceTexts = {
  forms,
  questions,
  livingWith: { alone: 'Solo', couple: 'Con mi pareja', family: 'Con mi familia', others: 'Con otras personas' },
  yes: 'Sí',
  no: 'No',
  choose: 'Elige una opción',
  begin: (count: number) => `Responder ${count} preguntas`,
  later: 'Ahora no',
  close: 'Cerrar',
  send: 'Enviar respuestas',
  sending: 'Enviando…',
  sent: 'Los datos se han enviado correctamente',
  failed: 'No pudimos enviar tus respuestas. Lo que elegiste sigue aquí: inténtalo de nuevo.',
  unreadable: 'No pudimos cargar las preguntas',
  answered: 'Ya respondiste estas preguntas. ¡Gracias!',
  seeAnswers: 'Ver o cambiar mis respuestas',
  onlyRegistered: 'Esta característica es solo para usuarios registrados, inicia sesión...',
  signIn: 'Iniciar sesión',
  crumb: 'Tus respuestas',
  title: `Lo que ${productName} sabe de tu búsqueda`,
  documentTitle: `Tus respuestas | ${productName}`,
  description:
    'Responde pocas preguntas sobre tu compra de vivienda nueva, mira lo que nos has contado, cámbialo o bórralo cuando quieras.',
  lead: 'En algunas herramientas te hacemos tres preguntas, una sola vez. Aquí puedes responderlas todas, cambiarlas o borrarlas.',
  why: [
    'Las usamos para mostrarte herramientas, guías y proyectos según tu momento de compra.',
    'No las ve ninguna constructora y no cambian el precio de nada.',
    'Son tuyas: las cambias o las borras aquí cuando quieras.',
  ],
  whyTitle: 'Para qué sirven',
  formsTitle: 'Preguntas por herramienta',
  knowledgeTitle: 'Lo que sabes de comprar vivienda',
  knowledgeLead: 'Así te explicamos lo que falta y no lo que ya sabes.',
  answeredOn: (moment: string) => `Respondido el ${formatDate(moment)}`,
  unanswered: 'Sin responder',
  change: 'Cambiar respuestas',
  answer: 'Responder',
  erase: 'Borrar',
  eraseOf: (title: string) => `Borrar las respuestas de «${title}»`,
  eraseAll: 'Borrar todas mis respuestas',
  eraseAsk: '¿Borramos tus respuestas?',
  eraseText: 'No se pueden recuperar. Puedes responder de nuevo cuando quieras.',
  eraseFailed: 'No pudimos borrar tus respuestas. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  ownUnreadable: 'No pudimos cargar tus respuestas',
  unproven: 'Confirma tu correo para ver y cambiar lo que has contado: así sabemos que las respuestas son tuyas.',
  proveEmail: 'Confirmar correo',
} as const;
