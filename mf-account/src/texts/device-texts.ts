import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences about what a device keeps for whoever has no account. */
export const deviceTexts = {
  title: 'Guardado en este dispositivo',
  documentTitle: `Guardado en este dispositivo | ${productName}`,
  lead: 'Solo lo ves aquí. Con una cuenta lo llevas a cualquier dispositivo y ves cuando cambia un precio.',
  signIn: 'Crear cuenta o ingresar',
  left: 'Todavía en este dispositivo',
  leftLead:
    'Esto no llegó a tu cuenta. Haz espacio allá o borra aquí lo que ya no quieras: lo demás lo llevamos la próxima vez.',
  seeLeft: 'Ver lo que falta',
  toAccount: 'Ver mis favoritos',
  notLasting: 'Tu navegador no deja guardar nada de este sitio: lo que marques se pierde al cerrar la página.',
  comparisons: 'Comparaciones',
  saved: (count: number) => `${count} de ${comparisonLimits.maxSaved} comparaciones guardadas`,
  failed: 'No pudimos traer tus inmuebles. Siguen guardados en este dispositivo.',
  noScript: 'Para ver lo que guardaste en este dispositivo, activa JavaScript.',
  noted: 'Guardamos tu nota.',
  list: {
    created: 'Creamos tu lista.',
    renamed: 'Cambiamos el nombre de tu lista.',
    deleted: 'Eliminamos tu lista. Sus inmuebles siguen guardados.',
    moved: 'Movimos el inmueble.',
    taken: 'Ya tienes una lista con ese nombre.',
    full: 'En este dispositivo caben 20 listas.',
  },
  comparison: {
    kept: 'Guardamos la comparación en este dispositivo',
    full: `En este dispositivo caben ${comparisonLimits.maxSaved} comparaciones. Elimina una para guardar otra.`,
    renamed: 'Cambiamos el nombre de la comparación.',
    deleted: 'Eliminamos la comparación.',
  },
  merged: (lists: number, comparisons: number) =>
    `Llevamos a tu cuenta ${new Intl.ListFormat('es').format(
      [
        lists > 0 && (lists === 1 ? '1 lista' : `${lists} listas`),
        comparisons > 0 && (comparisons === 1 ? '1 comparación' : `${comparisons} comparaciones`),
      ].filter((text) => text !== false),
    )} de este dispositivo`,
} as const;
