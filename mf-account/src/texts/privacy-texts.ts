import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import type { ConsentPurpose } from '@umbral/domain/people/consent.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

const purposes: Readonly<Record<ConsentPurpose, string>> = {
  terms: 'Términos y condiciones',
  contact: 'Contacto con constructoras',
  newsletter: 'Boletín por correo',
  alerts: 'Alertas de inmuebles',
  'third-parties': 'Redes publicitarias',
  cookies: 'Cookies de medición',
};

/** Sentences of the privacy of an account. */
export const privacyTexts = {
  title: 'Tu privacidad',
  documentTitle: `Tu privacidad | ${productName}`,
  lead: 'Lo que autorizaste, lo que guardamos de ti y cómo llevártelo o borrarlo, según la Ley 1581 de 2012.',
  moment: (at: string) => `${formatDate(at)}, ${formatTime(at)}`,
  consents: {
    title: 'Tus autorizaciones',
    lead: 'Cada texto que aceptaste, tal como lo viste.',
    empty: 'Todavía no has autorizado nada.',
    purposes,
    granted: 'Autorizado',
    withdrawn: 'Retirado',
    about: (what: string) => `Sobre ${what}`,
    history: (count: number) => (count === 1 ? 'Ver 1 registro' : `Ver ${count} registros`),
    withdraw: 'Retirar',
    withdrawNamed: (purpose: string) => `Retirar la autorización: ${purpose}`,
    askTitle: '¿Retiras esta autorización?',
    effects: {
      contact:
        'Les pediremos a las constructoras que contactaste que no te escriban más y cancelaremos tus visitas pendientes.',
      newsletter: 'No volverás a recibir el boletín.',
      alerts: 'Pausaremos todas tus alertas.',
      'third-parties': 'No compartiremos tus datos con redes publicitarias.',
    },
    keep: 'Dejarla como está',
    termsHint: 'Terminan cuando eliminas tu cuenta.',
    failed: 'No pudimos retirar la autorización. Inténtalo de nuevo.',
  },
  contact: {
    title: 'Cómo y cuándo te contactan',
    lead: 'Las constructoras lo ven con tus solicitudes. La Ley 2300 de 2023 solo permite contactarte de lunes a viernes de 7 a. m. a 7 p. m. y los sábados de 8 a. m. a 3 p. m.',
    channel: 'Canal',
    anyChannel: 'El que prefieran',
    window: 'Horario',
    anyWindow: 'Cualquiera de los permitidos',
    save: 'Guardar preferencias',
    saving: 'Guardando…',
    failed: 'No pudimos guardar tus preferencias. Inténtalo de nuevo.',
  },
  cookies: {
    title: 'Cookies en este navegador',
    label: 'Permitir cookies de medición',
    help: 'Las necesarias siempre funcionan. Con estas vemos qué te sirve del portal.',
    loading: 'Leyendo tu elección…',
  },
  data: {
    title: 'Tus datos',
    lead: 'Todo lo que guardamos de ti: tu cuenta, favoritos, alertas, comparativos, solicitudes, comentarios, encuestas, autorizaciones y sesiones.',
    read: 'Ver mis datos',
    download: 'Descargar en JSON',
  },
  deletion: {
    title: 'Eliminar mi cuenta',
    lead: 'Tienes 14 días para arrepentirte: basta con ingresar de nuevo o usar el enlace del correo. Después borramos todo y te enviamos una constancia.',
    keeps:
      'La ley nos obliga a conservar la prueba de tus autorizaciones. Las solicitudes que ya enviaste quedan sin tus datos.',
    start: 'Eliminar mi cuenta',
    askTitle: '¿Eliminamos tu cuenta?',
    askText: 'Cerraremos todas tus sesiones ahora y borraremos tu cuenta en 14 días.',
    password: 'Tu contraseña',
    noPassword: 'Tu cuenta no tiene contraseña: para eliminarla debes haber ingresado hace menos de 10 minutos.',
    confirm: 'Sí, eliminarla',
    sending: 'Un momento…',
    cancel: 'Conservarla',
    failed: 'No pudimos pedir la eliminación. Inténtalo de nuevo.',
    asked: (due: string) =>
      `Eliminaremos tu cuenta el ${formatDate(due)}. Si cambias de opinión, ingresa antes de ese día.`,
  },
} as const;
