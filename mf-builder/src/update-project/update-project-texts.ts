import { formatDate } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page that updates a project in the builders' own area. */
export const updateProjectTexts = {
  documentTitle: `Actualizar proyecto | ${productName}`,
  absent: 'Este proyecto no existe o no es de tu constructora',
  lead: 'Lo que cambia cada semana: si se ve, sus precios y lo que puedes entregar ya.',
  noScript: 'Para cambiar precios e inmuebles activa JavaScript en tu navegador. Pausar y activar funciona sin él.',
  editAll: 'Editar todo el proyecto',
  draft: 'En el formulario hay cambios de este proyecto sin guardar.',
  openDraft: 'Abrir el formulario',
  state: 'Publicación',
  prices: 'Precios',
  pricesLead: 'El precio desde el que se vende cada tipología. Quien la guardó o pidió una alerta se entera si baja.',
  pesos: 'COP',
  price: 'Precio',
  priceOf: (plant: string) => `Precio de ${plant}`,
  unchanged: 'Sin cambios desde que se publicó',
  changed: (moment: string, before: string, by: string | null) =>
    `Antes ${before}. Cambió el ${formatDate(moment)}${by ? `, por ${by}` : ''}`,
  savePrices: 'Guardar precios',
  homes: 'Entrega inmediata',
  homesLead: 'Los inmuebles que puedes entregar ya. Apaga el que vendiste.',
  noHomes: 'Este proyecto no tiene inmuebles para entrega inmediata',
  noHomesHint: 'Agrégalos en el formulario, o marca los de tus torres que ya se pueden entregar.',
  allHomes: 'Ver todos los inmuebles',
  moreHomes: (count: number) => `Aquí están los primeros ${count}. Los demás se cambian en la tabla de inmuebles.`,
  available: 'Disponible',
  discount: 'Descuento',
  saveHomes: 'Guardar inmuebles',
  saved: 'Los datos se han enviado correctamente',
  nothing: 'No cambiaste nada.',
  moved: 'Alguien cambió este proyecto mientras lo mirabas. Revisa lo que quedó y guarda de nuevo.',
  incomplete: 'Al proyecto le falta información que hoy pedimos. Complétala en el formulario y cambia allí el precio.',
  failed: 'No pudimos guardar. Lo que escribiste sigue aquí: intenta de nuevo.',
} as const;
