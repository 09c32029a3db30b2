import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer } from '../../engine/mail/mail-texts.ts';
import { heldDays } from './webhook-log.ts';

/** What the letter about a paused connection is written with. */
export interface PausedFacts {
  readonly builder: string;
  /** Where its system is told. */
  readonly host: string;
  /** How much waits for it to go on. */
  readonly held: number;
  readonly origin: string;
}

/** To a builder's people: their system kept failing, nothing is lost, and what to do. */
export function webhookPaused({ builder, host, held, origin }: PausedFacts): Letter {
  const kept = held === 1 ? '1 aviso espera' : `${held} avisos esperan`;
  return {
    subject: 'Pausamos los avisos a tu sistema',
    greeting: 'Hola:',
    paragraphs: [
      `El sistema de ${builder} en ${host} lleva más de una hora sin recibir los avisos de contactos y visitas, así que los pausamos.`,
      `No se pierde nada: ${kept} y saldrán cuando actives la conexión de nuevo; los guardamos ${heldDays} días. Mientras tanto, tus contactos siguen llegando a la bandeja del portal.`,
    ],
    facts: [['Constructora', builder]],
    button: { label: 'Revisar la conexión', href: `${origin}${routes.builderWebhook.href()}` },
    footer,
  };
}
