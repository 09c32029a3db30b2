import type { LinkRefusalKind } from './link-refused.ts';

/** What links say to people. */
export const linkTexts = {
  banner: {
    label: 'Versión de prueba',
    title: 'Estás viendo una versión de prueba',
    instead: (app: string, version: string, stable: string | undefined) =>
      stable === undefined ? `${app} ${version} (nadie más la ve)` : `${app} ${version} en vez de ${stable}`,
    same: (app: string, version: string) => `${app} ${version}, la misma de todos`,
    nothing: 'Las mismas versiones que ve todo el mundo',
    more: 'Qué cambia',
    ends: 'Vence',
    purpose: 'Para qué',
    by: 'Lo hizo',
    compare: 'Comparar con producción',
    copy: 'Copiar enlace',
    leave: 'Salir',
    panel: 'Provocar una falla',
    mayNot: 'Para cambiar este enlace entra primero en la consola de la plataforma.',
    console: 'Abrir la consola',
  },
  enter: {
    title: 'Otro sitio te trajo a una versión de prueba',
    text: 'Si entras, verás el portal distinto a como lo ve todo el mundo, solo en este navegador, hasta que salgas o venza el enlace.',
    enter: 'Entrar a la versión de prueba',
    stay: 'Ver el portal de siempre',
  },
  about: {
    title: 'Tu versión de prueba',
    text: 'Solo tú la ves en este navegador, hasta que salgas o venza el enlace.',
    address: 'Enlace para compartir',
    back: 'Volver al portal',
  },
  compare: {
    title: 'Producción y prueba, lado a lado',
    production: 'Producción',
    link: 'Versión de prueba',
    width: 'Ancho',
    full: 'Completo',
    back: 'Volver a la prueba',
    noScript: 'Sin JavaScript cada lado se mueve por su cuenta.',
  },
  refused: {
    wayOut: 'Ver el portal normal',
    kinds: {
      expired: { title: 'Este enlace de prueba ya venció', text: 'Pide uno nuevo a quien te lo envió.' },
      revoked: { title: 'Este enlace de prueba fue retirado', text: 'Pide uno nuevo a quien te lo envió.' },
      unfit: {
        title: 'Una versión de este enlace ya no se puede mostrar',
        text: 'Para no enseñarte una mezcla, no aplicamos nada de él. Pide un enlace nuevo.',
      },
      early: { title: 'Este enlace de prueba todavía no vale', text: 'Revisa la hora e inténtalo más tarde.' },
      foreign: {
        title: 'Este enlace de prueba es de otro portal',
        text: 'Ábrelo en la dirección para la que se hizo.',
      },
      invalid: {
        title: 'Este enlace de prueba no es válido',
        text: 'Está incompleto, fue cambiado o no lo firmó esta plataforma.',
      },
      busy: {
        title: 'Hay demasiadas versiones de prueba abiertas',
        text: 'Inténtalo de nuevo en unos minutos.',
      },
    } satisfies Readonly<Record<LinkRefusalKind, { readonly title: string; readonly text: string }>>,
  },
} as const;
