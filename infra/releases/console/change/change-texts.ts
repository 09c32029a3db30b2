import type { Change } from '../registry/answers.ts';
import type { Wish } from './wish.ts';

const channels = { stable: 'estable', canary: 'canario', preview: 'vista previa', pin: 'fijada' } as const;
const nothing = 'nada';
const deeds = { promote: 'Publicó', rollback: 'Volvió atrás', end: 'Terminó', pin: 'Fijó', unpin: 'Quitó' } as const;

/** Words of what is about to change and of what changed. */
export const changeTexts = {
  channels,
  growth: '¿Cuántas visitas la ven?',
  planned: 'Que crezca sola mientras esté sana: 1 %, 5 %, 25 %, 50 %, todas',
  fixed: 'Un porcentaje fijo, hasta que yo decida',
  override: 'Publicar aunque la comprobación lo rechace. Queda en la auditoría.',
  share: 'Porcentaje de visitas',
  shareHelp: 'De 0 a 100, hasta con dos decimales. Con 0 no la ve nadie.',
  shareWrong: 'Escribe un porcentaje de 0 a 100.',
  reason: '¿Por qué?',
  reasonHelp: 'Queda en la auditoría, con tu nombre.',
  reasonMissing: 'Escribe el motivo, con 3 letras o más.',
  cancel: 'Cancelar',
  again: 'Ver lo nuevo y decidir de nuevo',
  changedSince: 'Lo que cambió mientras mirabas:',
  done: (app: string, wish: Wish) => `Listo: ${sentenceOf(app, wish)}.`,
  title: (app: string, wish: Wish) => `${titles[wish.kind](wish)} · ${app}`,
  confirm: (wish: Wish) => buttons[wish.kind],
  told: ({ remote, channel, before, after, share, actor, reason }: Change) => {
    const percent = share === null ? '' : ` al ${share / 100} %`;
    return `${remote}, ${channels[channel]}: de ${before ?? nothing} a ${after ?? nothing}${percent}, por ${actor}: «${reason}»`;
  },
  happened: ({ channel, before, after, action, share }: Change) => {
    const percent = share === null ? '' : ` al ${share / 100} %`;
    return `${deeds[action]} ${channels[channel]}: ${before ?? nothing} → ${after ?? nothing}${percent}`;
  },
  gate: {
    checking: 'Comprobando contra todo lo que está en uso…',
    allowed: (count: number) => `Puede salir: se comparó con ${count} ${count === 1 ? 'versión' : 'versiones'} en uso.`,
    refused: (count: number) =>
      count === 1 ? 'No puede salir: rompe una cosa.' : `No puede salir: rompe ${count} cosas.`,
    gives: 'entrega',
    takes: 'recibe',
    wayOut: 'Salida:',
  },
};

const titles: { readonly [Kind in Wish['kind']]: (wish: Wish) => string } = {
  promote: (wish) => (wish.kind === 'promote' ? `Pasar ${wish.version} a ${channels[wish.channel]}` : ''),
  advance: (wish) => (wish.kind === 'advance' ? `Pasar ${wish.version} de ${wish.from} a ${wish.to}` : ''),
  rollback: (wish) =>
    wish.kind === 'rollback' && wish.channel !== 'stable'
      ? `Terminar ${channels[wish.channel]} ${wish.version}`
      : `Volver atrás de ${wish.version}`,
  pin: (wish) => `Fijar ${wish.version} para todos`,
  unpin: (wish) => `Quitar la fijación de ${wish.version}`,
};

const buttons: Readonly<Record<Wish['kind'], string>> = {
  promote: 'Publicar',
  advance: 'Publicar allí',
  rollback: 'Volver atrás',
  pin: 'Fijar',
  unpin: 'Quitar fijación',
};

function sentenceOf(app: string, wish: Wish): string {
  if (wish.kind === 'promote') return `${app} ${wish.version} está en ${channels[wish.channel]}`;
  if (wish.kind === 'advance') return `todas las visitas de ${wish.to} tienen ${app} ${wish.version}`;
  if (wish.kind === 'pin') return `${app} quedó fijado en ${wish.version}`;
  if (wish.kind === 'unpin') return `${app} ya no está fijado`;
  return wish.channel === 'stable'
    ? `${app} volvió a su versión anterior`
    : `terminó ${channels[wish.channel]} de ${app}`;
}
