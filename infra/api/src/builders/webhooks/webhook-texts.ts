import { webhookTexts as shared } from '@umbral/domain/webhooks/webhook-texts.ts';
import type { WebhookFault } from '@umbral/domain/webhooks/webhook-vocabulary.ts';

/** What the calls of a builder's connection answer. */
export const webhookTexts = {
  saved: 'Guardamos la conexión.',
  savedOff: 'Guardamos la conexión, apagada: no te avisaremos hasta que la actives.',
  created: 'Guardamos la conexión. Copia la clave ahora: no la mostramos otra vez.',
  rotated: 'La clave nueva firma desde ahora. Cópiala: no la mostramos otra vez.',
  changedMeanwhile: 'Alguien cambió la conexión mientras la mirabas',
  noneYet: 'Primero guarda la dirección de tu sistema.',
  tested: shared.tested,
  testFailed: {
    'unknown-host': 'La prueba no llegó: no encontramos ese servidor.',
    'private-host': 'La prueba no salió: esa dirección lleva a una red interna.',
    unreachable: 'La prueba no llegó: nadie contesta en esa dirección.',
    certificate: 'La prueba no llegó: el certificado de tu servidor no es válido.',
    timeout: 'La prueba no llegó: tu servidor tardó más de 10 segundos.',
    lost: 'La prueba no llegó: la conexión se cortó.',
    redirect: 'La prueba no llegó: tu servidor redirige a otra dirección, y no seguimos redirecciones.',
    status: 'Tu servidor recibió la prueba, pero contestó con un error.',
    secret: 'No pudimos firmar la prueba. Genera una clave nueva.',
  } satisfies Record<WebhookFault, string>,
  replayed: 'Lo enviamos otra vez. En un momento verás qué contestó tu sistema.',
  notActive: 'Activa la conexión para repetir un envío.',
  replayTest: 'Una prueba no se repite: haz otra.',
} as const;
