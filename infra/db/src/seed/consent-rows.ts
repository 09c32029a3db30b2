import type { SeedRow } from './insert-rows.ts';
import { momentBefore } from './seed-clock.ts';

type Purpose = NonNullable<SeedRow<'consent_text'>['purpose']>;

const law = 'la Ley 1581 de 2012 y el Decreto 1377 de 2013';

/** The sentences that people agree to, by purpose. */
export const consentTexts: Record<Purpose, string> = {
  contact: `Autorizo a Umbral y a la constructora del proyecto para tratar mis datos con el fin de responder esta solicitud, según la Política de tratamiento de datos y ${law}.`,
  newsletter: `Quiero recibir novedades de proyectos por correo y autorizo el tratamiento de mis datos para ese fin, según ${law}. Puedo retirar la autorización en cualquier momento.`,
  alerts: `Quiero recibir alertas de los inmuebles que busco y autorizo el tratamiento de mis datos para ese fin, según ${law}.`,
  'third-parties': `Autorizo que mis datos se compartan de forma cifrada con redes publicitarias para medir campañas, según ${law}. Esta autorización es opcional.`,
  terms: 'Acepto los términos y condiciones del portal y la Política de tratamiento de datos personales.',
  cookies: 'Acepto el uso de cookies según el aviso de cookies del portal.',
};

/** The version in force of each consent text. */
export const consentVersion = '2026-01';

export function consentTextRows(): SeedRow<'consent_text'>[] {
  const purposes: readonly Purpose[] = ['contact', 'newsletter', 'alerts', 'third-parties', 'terms', 'cookies'];
  return purposes.map((purpose) => ({
    purpose,
    version: consentVersion,
    body: consentTexts[purpose],
    valid_from: momentBefore(320),
  }));
}
