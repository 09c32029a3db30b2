import { formatDate } from '@umbral/domain/format/format-date.ts';

/** Sentences about the homes that a person waits for. */
export const ownWatchesTexts = {
  title: 'Inmuebles que esperas',
  lead: 'Te escribimos una sola vez, si el inmueble vuelve a estar disponible.',
  of: (project: string, place: string) => `${project}, ${place}`,
  since: (moment: string) => `Desde el ${formatDate(moment)}`,
  unconfirmed: 'Sin confirmar',
  unconfirmedHint: 'Confírmalo en el correo que te enviamos. Antes de eso no te escribimos.',
  see: 'Ver el proyecto',
  seeNamed: (home: string) => `Ver el proyecto de ${home}`,
  end: 'Ya no esperarlo',
  endNamed: (home: string) => `Ya no esperar ${home}`,
  askTitle: '¿Ya no esperas este inmueble?',
  ask: (home: string) => `No te avisaremos si se libera ${home}.`,
  keep: 'Seguir esperando',
  failed: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
